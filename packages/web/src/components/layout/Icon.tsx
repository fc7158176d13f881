import { type IconName, iconPaths } from "./icons.data.ts";

type IconProps = {
  readonly name: IconName;
  /** s = 16, m = 20 (default), l = 24 px at normal text size. */
  readonly size?: "s" | "m" | "l" | undefined;
};

/** A drawing without words: always beside a text, or inside something with a label. */
export function Icon({ name, size = "m" }: IconProps) {
  return (
    <svg className={size === "m" ? "icon" : `icon ${size}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} strokeWidth={name === "more" ? 3 : undefined} />
    </svg>
  );
}
