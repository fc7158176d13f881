import { Icon } from "../../../components/layout/Icon.tsx";
import { cameraText } from "./scan.text.ts";
import type { useCamera } from "./use-camera.ts";

/** What the camera sees, with its light; how to allow it where there is none. */
export function CameraView({ state, video, torch }: ReturnType<typeof useCamera>) {
  if (state === "none")
    return (
      <p className="note" role="alert">
        <Icon name="warning" />
        <span>
          <b>{cameraText.unableToAccessCamera}</b> {cameraText.cameraRefused}
        </span>
      </p>
    );
  return (
    <div className="camera">
      <video ref={video} muted playsInline aria-label={cameraText.camera} />
      {torch !== undefined && (
        <button
          type="button"
          className="iconbtn fill"
          aria-label={cameraText.light}
          aria-pressed={torch.on}
          onClick={torch.toggle}
        >
          <Icon name="star" />
        </button>
      )}
    </div>
  );
}
