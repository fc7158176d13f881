/** Everything a guide is made of, in one chunk of its own: loaded when somebody opens a guide or the library. */
import { catalogue, exerciseById } from "@muster/coach/catalogue/catalogue";
import { homeEquipmentOf, isFeasible } from "@muster/coach/catalogue/feasible";
import { equipmentType } from "@muster/coach/guides/equipment.text";
import { guideFor, guideOf } from "@muster/coach/guides/guide";
import { bodyweightCards, machineGuides } from "@muster/coach/guides/machine-guides";
import { muscleNames, musclesOf } from "@muster/coach/guides/muscle-names.text";
import { isCalled, searchExercises } from "@muster/coach/guides/search-exercises";
import { GuideView } from "./GuideView.tsx";
import { PoseFigure } from "./PoseFigure.tsx";
import { figures } from "./poses.data.ts";

/** Catalogue, search and guides as one object. */
export const guideLibrary = {
  catalogue,
  exerciseById,
  isFeasible,
  homeEquipmentOf,
  equipmentType,
  guideFor,
  guideOf,
  bodyweightCards,
  machineGuides,
  muscleNames,
  musclesOf,
  searchExercises,
  isCalled,
  GuideView,
  PoseFigure,
  figures,
};
/** Type of `guideLibrary`, for code that gets it later. */
export type GuideLibrary = typeof guideLibrary;
