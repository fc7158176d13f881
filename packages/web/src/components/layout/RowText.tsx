import { WholeWords } from "./WholeWords.tsx";

type RowTextProps = {
  readonly name: string;
  /** The small line under the name. */
  readonly below: string;
};

/** What a row of a list says: a name, with a line below it. Words and amounts in both stay whole. */
export function RowText({ name, below }: RowTextProps) {
  return (
    <span className="grow">
      <b>
        <WholeWords text={name} />
      </b>
      <span className="text-small muted">
        <WholeWords text={below} />
      </span>
    </span>
  );
}
