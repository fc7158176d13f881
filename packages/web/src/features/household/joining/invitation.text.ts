/** Codes for new profiles and further devices, by whom they let in. */
export const invitationText = {
  profile: {
    name: "Code for a new profile",
    use: "Whoever has the code can make a profile in this household, once, within 7 days.",
    enter:
      "Point a new device's camera at the picture, or type the code there or under 'Add New User'. It works once",
  },
  device: {
    name: "Code for a further device",
    use: "Whoever has the code can add one device to this household within 15 minutes.",
    enter: "Point your other device's camera at the picture, or type the code there. It works once",
  },
} as const;
