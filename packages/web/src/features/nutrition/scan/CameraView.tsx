import { Icon } from "../../../components/layout/Icon.tsx";
import type { useCamera } from "./use-camera.ts";

/** What the camera sees, with its light; how to allow it where there is none. */
export function CameraView({ state, video, torch }: ReturnType<typeof useCamera>) {
  if (state === "none")
    return (
      <p className="note" role="alert">
        <Icon name="warning" />
        <span>
          <b>Unable to access camera</b>. Allow it in the browser's settings for this page, or type the number
          below.
        </span>
      </p>
    );
  return (
    <div className="camera">
      <video ref={video} muted playsInline aria-label="Camera" />
      {torch !== undefined && (
        <button
          type="button"
          className="iconbtn fill"
          aria-label="Light"
          aria-pressed={torch.on}
          onClick={torch.toggle}
        >
          <Icon name="star" />
        </button>
      )}
    </div>
  );
}
