import { type Settings, shownUnits } from "@muster/domain/profiles/settings";
import { settingsId } from "@muster/domain/record-ids";
import { commonText } from "../../components/common.text.ts";
import { Segment } from "../../components/controls/Segment.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useServices } from "../../data/services.ts";
import { profileCardsText } from "./profile.text.ts";

/** Units and theme: chosen with one tap, saved at once. */
export function PreferencesCard({ settings }: { readonly settings: Settings }) {
  const { store } = useServices();
  const profile = useCurrentProfile();
  const save = async (patch: Partial<Settings>): Promise<void> => {
    if (profile === undefined) return;
    const saved = await store.write(profile.id, [{ kind: "settings", id: settingsId(profile.id), patch }]);
    if (!saved.ok) showToast({ kind: "error", text: commonText.couldNotSave });
  };
  return (
    <section className="card stack-16" aria-label={profileCardsText.unitsAndTheme}>
      <Segment
        label={profileCardsText.units}
        showLabel
        options={[
          { value: "imperial", label: profileCardsText.lbAndInches },
          { value: "metric", label: profileCardsText.kgAndCm },
        ]}
        value={settings.units}
        onChange={(units) => void save({ units })}
      />
      <Segment
        label={profileCardsText.energy}
        showLabel
        options={[
          { value: "kcal", label: profileCardsText.kcal },
          { value: "kJ", label: profileCardsText.kJ },
        ]}
        value={shownUnits(settings).energy}
        onChange={(energy) => void save({ energy })}
      />
      <Segment
        label={profileCardsText.theme}
        showLabel
        options={[
          { value: "system", label: profileCardsText.asTheDevice },
          { value: "light", label: profileCardsText.light },
          { value: "dark", label: profileCardsText.dark },
        ]}
        value={settings.theme}
        onChange={(theme) => void save({ theme })}
      />
    </section>
  );
}
