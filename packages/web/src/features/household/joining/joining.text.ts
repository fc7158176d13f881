/** Texts of the devices of a household and the codes that let others in. */
export const joiningText = {
  makeACode: "Make a code",
  codePicture: "The code as a picture: point the other device's camera at it",
  enterUntil: ({ enter, expiresAt }: { enter: string; expiresAt: string }) =>
    `${enter}, until ${expiresAt}. It is not shown again.`,
  newPhone: "A phone that was never here first opens {page} and follows the steps there.",
  linkOnlyHere:
    "This link opens on this computer only. For phones, start Muster with npm start -- --lan; the code stays good.",
  copyCode: "Copy code",
  shareLink: "Share link",
  thisDevice: "This device",
  lastSeen: (lastSeenAt: string) => `Last seen ${lastSeenAt}`,
  openedBy: (users: string) => `Opened by ${users}`,
  renameNamed: (name: string) => `Rename ${name}`,
  rename: "Rename",
  removeNamed: (name: string) => `Remove ${name}`,
  remove: "Remove",
  openUntil: ({ made, expiresAt }: { made: string; expiresAt: string }) =>
    `Made ${made}, open until ${expiresAt}`,
  withdrawNamed: ({ name, made }: { name: string; made: string }) => `Withdraw: ${name}, made ${made}`,
  withdraw: "Withdraw",
  devicesAndInvitations: "Devices and invitations",
  inviteAPerson: "Invite a person",
  addMyOtherDevice: "Add my other device",
  withdrawThisCode: "Withdraw this code?",
  withdrawHint: "Nobody can join with it any more. Whoever has it needs a new one.",
  withdrawCode: "Withdraw code",
  removeTitle: (name: string | undefined) => `Remove ${name ?? "device"}?`,
  removeHint: "It is signed out at once. What it has not sent yet stays on it.",
  removeDevice: "Remove device",
  removing: "Removing...",
  copyingIsNotAllowedHere: "Copying is not allowed here. Please write the code down.",
  linkCopied: "Link copied",
  joinOurHouseholdInMuster: "Join our household in Muster",
  codeCopied: "Code copied",
  codeWithdrawn: "Code withdrawn",
  removed: (name: string) => `${name} removed`,
  needServer: "Devices and codes need the server. Try again when you are online.",
} as const;

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
