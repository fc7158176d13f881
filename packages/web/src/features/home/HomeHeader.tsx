import { Link } from "wouter";
import { Avatar } from "../../components/Avatar.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Mark } from "../../components/Mark.tsx";
import type { CurrentProfile } from "../../data/current-profile.ts";

export type HomeHeaderProps = {
  readonly profile: CurrentProfile;
  readonly onSwitch: () => void;
};

/** HOME-01: mark, title and tagline; who you are, and the way to somebody else. */
export function HomeHeader({ profile, onSwitch }: HomeHeaderProps) {
  return (
    <header className="topbar">
      <span className="brand">
        <span className="brand-mark">
          <Mark />
        </span>
        <span>
          <b>Muster</b>
          <span>Show up. We plan the rest.</span>
        </span>
      </span>
      <div className="row tight">
        <Link className="badge" href="/settings" aria-label={`${profile.displayName}: profile and settings`}>
          <Avatar initial={profile.initial} />
          <span className="badge-name">{profile.displayName}</span>
        </Link>
        <button type="button" className="iconbtn edge-right" aria-label="Switch user" onClick={onSwitch}>
          <Icon name="people" />
        </button>
      </div>
    </header>
  );
}
