import "../features/nutrition/nutrition.css";
import { Link } from "wouter";
import { Avatar } from "../components/layout/Avatar.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { useToday } from "../data/reads/use-today.ts";
import { diaryText } from "../features/nutrition/diary.text.ts";
import { DiaryOfDay } from "./nutrition/DiaryOfDay.tsx";

/** `/nutrition`: what is eaten, day by day (NUT-01..07). */
export default function NutritionScreen() {
  const profile = useCurrentProfile();
  const today = useToday();
  return profile === undefined ? null : (
    <Page title={diaryText.nutrition} className="with-add">
      <TopBar
        title={diaryText.nutrition}
        right={
          <Link className="badge" href="/settings">
            <Avatar initial={profile.initial} />
            <span className="badge-name">{profile.displayName}</span>
          </Link>
        }
      />
      <DiaryOfDay key={profile.id} profile={profile} today={today} />
    </Page>
  );
}
