/** What the designer means to do after this week; nothing when no word was said. */
export function ComesNext({ text }: { readonly text: string }) {
  if (text === "") return null;
  return (
    <section className="card stack-8">
      <h2 className="text-large">What comes next</h2>
      <p className="muted prose">{text}</p>
    </section>
  );
}
