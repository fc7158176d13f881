/** The mark: five strokes in line, the one in the middle in accent. Fills the width of its parent. */
export function Mark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="mark">
      <path
        fill="currentColor"
        stroke="currentColor"
        d="M4.25 6.75h4.5v34.5h-4.5zM13 8.5l4.5 4.5v15L13 23.5zM35 8.5 30.5 13v15l4.5-4.5zM39.25 6.75h4.5v34.5h-4.5z"
      />
      <path className="mark-you" d="M21.75 17.25 24 19.5l2.25-2.25v15L24 34.5l-2.25-2.25z" />
    </svg>
  );
}
