/** What two numbers of a cuff mean for training (PLAN-04). */

/**
 * mmHg. elevated above 130 or above 80; optimal below 120 and below 80; stop training and see somebody from 180 or
 * 120 on (settled point 24).
 */
export const bloodPressureReading = (
  systolic: number,
  diastolic: number,
): "optimal" | "normal" | "elevated" | "stop" => {
  if (systolic >= 180 || diastolic >= 120) return "stop";
  if (systolic > 130 || diastolic > 80) return "elevated";
  return systolic < 120 && diastolic < 80 ? "optimal" : "normal";
};
