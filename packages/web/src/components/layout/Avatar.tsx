/** A person as the first letter of the name. */
export function Avatar({ initial, large }: { readonly initial: string; readonly large?: boolean }) {
  return (
    <span className={large === true ? "avatar l" : "avatar"} aria-hidden="true">
      {initial}
    </span>
  );
}
