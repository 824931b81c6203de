/** Where the tick of a note will stand. Empty in the page, filled by FillLearned; its room is kept. */
export function LearnedPlace({ path }: { path: string }) {
  return <span className="learned-place" data-note={path} />
}

/** Where "2 of 5 learned" will stand, for the nearest element with `data-learned-group`. */
export function LearnedCount() {
  return <span className="learned-count" data-learned-count="" />
}
