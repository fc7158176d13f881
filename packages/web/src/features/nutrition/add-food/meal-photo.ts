/** A photo of a meal made small on the device before it is sent (EST-03). It is stored nowhere. */

/** A reduced photo in base64. */
export type MealPhoto = { readonly mediaType: "image/jpeg"; readonly data: string };

/** px of the longer side: enough to tell foods apart. */
const side = 1024;
const quality = 0.8;

/** @returns undefined when the file is no picture that this browser can read */
export const reducePhoto = async (file: Blob): Promise<MealPhoto | undefined> => {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const [, data = ""] = canvas.toDataURL("image/jpeg", quality).split(",");
    return data === "" ? undefined : { mediaType: "image/jpeg", data };
  } catch {
    return undefined;
  }
};
