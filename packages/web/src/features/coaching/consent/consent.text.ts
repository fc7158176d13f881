/** Texts of the agreement to ask a model, and of the model's state. */
export const consentText = {
  aiCoach: "AI coach",
  checkedByBuiltIn: (coachName: string) => `${coachName}, checked by the built-in coach`,
  builtInOnly: "Built-in coach, no AI model set up",
  whatIsSent: "What is sent",
  withdraw: "Withdraw",
  sentTo: "When you ask for a week, your server sends this to {model}. Your name is not part of it.",
  itsModel: "its AI model",
  youAgreed: "You agreed. You can withdraw at any time; the built-in coach then designs.",
  agree: "Agree",
  beforeFirstTime: "Before the first time",
  serverAsks: "Your server asks {coach} to design your week. This is what it sends:",
  builtInSendsNothing: "The built-in coach designs on this device and sends nothing.",
  agreeAndSend: "Agree and send",
  useBuiltIn: "Use the built-in coach",
  askAgainFrom: (month: string) =>
    `From ${month} it can be asked again. Until then the built-in coach designs weeks and gives advice, without a limit.`,
  testTheModel: "Test the model",
} as const;
