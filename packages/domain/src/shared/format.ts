/**
 * Numbers, amounts and dates as people read them. Rounding happens here and nowhere else: stored values keep full
 * precision (UNIT-01). Numbers use a point, groups of three and a real minus sign; ranges use a hyphen.
 */
import type { CivilDate } from "./dates.ts";
import {
  type EnergyUnit,
  eatenEnergy,
  goalEnergy,
  inchesToCentimeters,
  poundsToKilograms,
  roundTo,
  type UnitSystem,
} from "./units.ts";

const minusSign = "−";

/** `38,420`, `−0.4`, `70`: at most `decimals` places, without trailing zeros; never "−0". */
export const formatNumber = (value: number, decimals = 1): string => {
  const rounded = roundTo(value, decimals);
  const [whole = "0", fraction] = String(Math.abs(rounded)).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${rounded < 0 ? minusSign : ""}${grouped}${fraction === undefined ? "" : `.${fraction}`}`;
};

/** A change: `+6`, `−0.4`, and `0` without a sign. */
export const formatChange = (value: number, decimals = 1): string => {
  const text = formatNumber(value, decimals);
  return roundTo(value, decimals) > 0 ? `+${text}` : text;
};

/** Unit that masses are shown in. */
export const massUnit = (units: UnitSystem): "lb" | "kg" => (units === "metric" ? "kg" : "lb");
/** Unit that lengths are shown in. */
export const lengthUnit = (units: UnitSystem): "in" | "cm" => (units === "metric" ? "cm" : "in");

/** Pounds -> the number that the person's unit system shows, unrounded. */
export const massIn = (units: UnitSystem, pounds: number): number =>
  units === "metric" ? poundsToKilograms(pounds) : pounds;
/**
 * Pounds of a set -> the number to show. Two decimals where they were typed in this unit (8.25 kg); a weight that was
 * entered in the other unit is no closer than one.
 */
export const setMassIn = (units: UnitSystem, pounds: number): number => {
  const exact = massIn(units, pounds);
  const typed = roundTo(exact, 2);
  return Math.abs(exact - typed) < 1e-6 ? typed : roundTo(exact, 1);
};
/** Inches -> the number that the person's unit system shows, unrounded. */
export const lengthIn = (units: UnitSystem, inches: number): number =>
  units === "metric" ? inchesToCentimeters(inches) : inches;

/** Of a body: a weigh-in, its trend, a goal. @param pounds as stored @returns `174.2 lb` or `79 kg` */
export const formatWeight = (pounds: number, units: UnitSystem): string =>
  `${formatNumber(massIn(units, pounds))} ${massUnit(units)}`;

/** An estimated one-rep maximum, which nobody knows closer: `213 lb`. */
export const formatOneRepMax = (pounds: number, units: UnitSystem): string =>
  `${formatNumber(massIn(units, pounds), 0)} ${massUnit(units)}`;

/** Lifted, planned or on a bar, as in `setMassIn`: `8.25 kg`, `20.4 kg`. */
export const formatSetWeight = (pounds: number, units: UnitSystem): string =>
  `${formatNumber(setMassIn(units, pounds), 2)} ${massUnit(units)}`;

/** @param pounds a difference in lb @returns `+2.5 lb`, `−0.2 kg` */
export const formatWeightChange = (pounds: number, units: UnitSystem, decimals = 1): string =>
  `${formatChange(massIn(units, pounds), decimals)} ${massUnit(units)}`;

/** @param inches as stored @returns `14.5 in` or `36.8 cm` */
export const formatLength = (inches: number, units: UnitSystem, decimals = 1): string =>
  `${formatNumber(lengthIn(units, inches), decimals)} ${lengthUnit(units)}`;

/** Body height. @param inches as stored @returns `5 ft 10 in` or `178 cm` */
export const formatHeight = (inches: number, units: UnitSystem): string => {
  if (units === "metric") return `${formatNumber(inchesToCentimeters(inches), 0)} cm`;
  const whole = roundTo(inches, 1);
  return `${Math.floor(whole / 12)} ft ${formatNumber(whole % 12)} in`;
};

/** Energy eaten. @param kcal as stored @returns `2,450 kcal` or `10,251 kJ` */
export const formatEnergy = (kcal: number, unit: EnergyUnit): string =>
  `${formatNumber(eatenEnergy(unit, kcal), 0)} ${unit}`;

/** A goal or an estimate. @param kcal as stored @returns `2,450 kcal` or `10,250 kJ` */
export const formatEnergyGoal = (kcal: number, unit: EnergyUnit): string =>
  `${formatNumber(goalEnergy(unit, kcal), 0)} ${unit}`;

const metersPerMile = 1609.344;

/** Distance of a set. @param meters as stored @returns `40 m`, `1.5 km` or `1.5 mi` */
export const formatDistance = (meters: number, units: UnitSystem): string => {
  if (meters < 1000) return `${formatNumber(meters)} m`;
  return units === "metric"
    ? `${formatNumber(meters / 1000, 2)} km`
    : `${formatNumber(meters / metersPerMile, 2)} mi`;
};

const two = (value: number): string => String(value).padStart(2, "0");

/** A clock of elapsed time. @returns `0:45`, `24:18`, `1:02:03` */
export const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
};

/** Seconds as people read them: `45 sec`, `2 min`, `2:30 min`. */
export const formatSeconds = (seconds: number): string => {
  if (seconds < 120) return `${seconds} sec`;
  const rest = seconds % 60;
  return rest === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)}:${two(rest)} min`;
};

/** `1 exercise`, `7 exercises`, `6.5 hours`: the one plural of all texts. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Making one takes a hundred times as long as using it, and a screen of charts says hundreds of dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const dateText = (date: CivilDate, locale: string, options: Intl.DateTimeFormatOptions): string => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  formatters.set(key, formatter);
  return formatter.format(new Date(`${date}T00:00:00Z`));
};

/**
 * `Nov 20`; with `today` of another year also the year: `Nov 20, 2025`.
 * @param today when given, decides whether the year needs to be said
 */
export const formatDate = (date: CivilDate, today?: CivilDate, locale = "en-US"): string =>
  dateText(date, locale, {
    month: "short",
    day: "numeric",
    ...(today !== undefined && today.slice(0, 4) !== date.slice(0, 4) ? { year: "numeric" } : {}),
  });

/** `Friday, Nov 20` */
export const formatLongDate = (date: CivilDate, locale = "en-US"): string =>
  dateText(date, locale, { weekday: "long", month: "short", day: "numeric" });

/** `Friday` */
export const formatWeekday = (date: CivilDate, locale = "en-US"): string =>
  dateText(date, locale, { weekday: "long" });

/** `November 20`, the large date on Home. */
export const formatMonthDay = (date: CivilDate, locale = "en-US"): string =>
  dateText(date, locale, { month: "long", day: "numeric" });

/** A span of days: `Nov 16-22`, across months `Nov 30-Dec 6`. */
export const formatDateRange = (from: CivilDate, to: CivilDate, locale = "en-US"): string =>
  from.slice(0, 7) === to.slice(0, 7)
    ? `${formatDate(from, undefined, locale)}-${Number(to.slice(8))}`
    : `${formatDate(from, undefined, locale)}-${formatDate(to, undefined, locale)}`;
