import { Link } from "wouter";
import { Avatar } from "../components/Avatar.tsx";
import { classNames } from "../components/class-names.ts";
import { Icon } from "../components/Icon.tsx";
import { Mark } from "../components/Mark.tsx";
import { useCurrentProfile } from "../data/current-profile.ts";
import { useToday } from "../data/use-today.ts";
import { barRoutes } from "./routes.tsx";

export type BarProps = {
  readonly path: string;
  /** Hidden on phones, where the screen's primary action takes the bottom. */
  readonly wideOnly: boolean;
};

/** The five places: a bar at the bottom of phones, a rail at the left from 56rem. */
export function Bar({ path, wideOnly }: BarProps) {
  const profile = useCurrentProfile();
  const today = useToday();
  return (
    <nav className={classNames("tabbar", wideOnly && "only-wide")} aria-label="Main">
      <span className="logo">
        <Mark />
      </span>
      {barRoutes.map((route) => (
        <Link
          key={route.path}
          href={route.bar.href?.(today) ?? route.path}
          aria-current={route.path === path ? "page" : undefined}
          // The files are on their way before the finger leaves the screen.
          onPointerDown={() => void route.load().catch(() => undefined)}
        >
          <Icon name={route.bar.icon} />
          <span className="tl">{route.bar.label}</span>
        </Link>
      ))}
      {profile !== undefined && (
        <Link className="me" href="/settings">
          <Avatar initial={profile.initial} />
          <span className="tl">{profile.displayName}</span>
        </Link>
      )}
    </nav>
  );
}
