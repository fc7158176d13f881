import type { ReactNode } from "react";
import { Link } from "wouter";
import { Avatar } from "../../components/layout/Avatar.tsx";
import { Mark } from "../../components/layout/Mark.tsx";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { homeText } from "./home.text.ts";

type HomeHeaderProps = {
  readonly profile: CurrentProfile;
  /** The button that leads to the picker. */
  readonly switchUser: ReactNode;
};

/** HOME-01: mark, title and tagline; who you are, and the way to somebody else. */
export function HomeHeader({ profile, switchUser }: HomeHeaderProps) {
  return (
    <header className="topbar">
      <span className="brand">
        <span className="brand-mark">
          <Mark />
        </span>
        <span>
          <b>{homeText.muster}</b>
          <span>{homeText.showUp}</span>
        </span>
      </span>
      <div className="row badges">
        <Link className="badge" href="/settings">
          <Avatar initial={profile.initial} />
          <span className="badge-name">{profile.displayName}</span>
          <span className="visually-hidden"> {homeText.profileAndSettings}</span>
        </Link>
        <span className="edge-right">{switchUser}</span>
      </div>
    </header>
  );
}
