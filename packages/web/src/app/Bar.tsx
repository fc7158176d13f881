import { useState } from "react";
import { Link } from "wouter";
import { classNames } from "../components/class-names.ts";
import { Avatar } from "../components/layout/Avatar.tsx";
import { Icon } from "../components/layout/Icon.tsx";
import { Mark } from "../components/layout/Mark.tsx";
import { lazyPart } from "../components/loading/lazy-part.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { useToday } from "../data/reads/use-today.ts";
import { appText } from "./app.text.ts";
import { barRoutes } from "./routes.tsx";

const LogSheet = lazyPart(() => import("../features/home/LogSheet.tsx").then((file) => file.LogSheet));

type BarProps = {
  readonly path: string;
  /** Hidden on phones, where the screen's primary action takes the bottom. */
  readonly wideOnly: boolean;
};

/** The five places: a bar at the bottom of phones, a rail at the left from 56rem. */
export function Bar({ path, wideOnly }: BarProps) {
  const profile = useCurrentProfile();
  const today = useToday();
  const [logging, setLogging] = useState(false);
  return (
    <nav className={classNames("tabbar", wideOnly && "only-wide")} aria-label={appText.navigation}>
      <span className="logo">
        <Mark />
      </span>
      {barRoutes.map((route) => {
        const place = {
          "aria-current": route.path === path ? ("page" as const) : undefined,
          // The files are on their way before the finger leaves the screen.
          onPointerDown: () => void route.load().catch(() => undefined),
          children: (
            <>
              <Icon name={route.bar.icon} />
              <span className="tab-label">{route.bar.label}</span>
            </>
          ),
        };
        return route.bar.asks ? (
          <button
            key={route.path}
            type="button"
            aria-haspopup="dialog"
            onClick={() => setLogging(true)}
            {...place}
          />
        ) : (
          <Link key={route.path} href={route.path} {...place} />
        );
      })}
      {logging && profile !== undefined && (
        <LogSheet
          profileId={profile.id}
          today={today}
          onClose={() => setLogging(false)}
          onMissing={() => setLogging(false)}
        />
      )}
      {profile !== undefined && (
        <Link className="me" href="/settings">
          <Avatar initial={profile.initial} />
          <span className="tab-label">{profile.displayName}</span>
        </Link>
      )}
    </nav>
  );
}
