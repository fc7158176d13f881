/** The built-in coach on this device: always answers, needs no network. Its code is fetched when it is first asked. */
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { DesignInput } from "@muster/coach/design/input";

export const designBuiltIn = async (input: DesignInput): Promise<DesignedWeek> => {
  const [{ designWeek }, { deliverWeek }] = await Promise.all([
    import("@muster/coach/design/design-week"),
    import("@muster/coach/design/deliver-week"),
  ]);
  return deliverWeek(designWeek(input), input);
};

/** A model's week goes through the same gate on this device: repaired, or replaced by the built-in one (COACH-02). */
export const checkDelivered = async (week: DesignedWeek, input: DesignInput): Promise<DesignedWeek> => {
  const { deliverWeek } = await import("@muster/coach/design/deliver-week");
  return deliverWeek(week, input);
};
