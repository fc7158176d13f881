import { Link } from "wouter";
import { Icon } from "../../components/layout/Icon.tsx";
import type { IconName } from "../../components/layout/icons.data.ts";
import { homeText } from "./home.text.ts";

const places: readonly { readonly href: string; readonly icon: IconName; readonly label: string }[] = [
  { href: "/nutrition", icon: "bowl", label: homeText.nutritionTracker },
  { href: "/schedule", icon: "calendar", label: homeText.weeklySchedule },
  { href: "/exercises", icon: "book", label: homeText.exerciseLibrary },
  { href: "/settings", icon: "sliders", label: homeText.settings },
];

/** Links from Home to screens that are not in the bar. */
export function QuickAccess() {
  return (
    <nav className="sec" aria-label={homeText.quickAccess}>
      <h2>{homeText.quickAccess}</h2>
      <div className="split">
        {places.map(({ href, icon, label }) => (
          <Link key={href} className="tile" href={href}>
            <Icon name={icon} />
            <span>{label}</span>
          </Link>
        ))}
      </div>
    </nav>
  );
}
