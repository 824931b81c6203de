/** Shows what the reader has learned in a part of a page that the server drew for everybody alike. */

/** Links of the reader's tree: the tick is drawn by CSS, the words are the description. */
export function markLinks(tree: ParentNode, learned: ReadonlySet<string>): void {
  for (const link of tree.querySelectorAll('li a')) {
    const isLearned = learned.has(link.getAttribute('href') ?? '')
    link.toggleAttribute('data-learned', isLearned)
    if (isLearned) link.setAttribute('aria-description', 'learned')
    else link.removeAttribute('aria-description')
  }
}

/** Empty places that the page keeps free for a tick and for a count (learned-marks.tsx). */
export function fillPlaces(page: ParentNode, learned: ReadonlySet<string>): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-note]')) {
    const isLearned = learned.has(place.dataset.note ?? '')
    place.toggleAttribute('data-learned', isLearned)
    place.textContent = isLearned ? 'learned' : ''
  }
  for (const place of page.querySelectorAll<HTMLElement>('[data-learned-count]')) {
    const group = place.closest('[data-learned-group]')
    const all = group?.querySelectorAll('[data-note]').length ?? 0
    const done = group?.querySelectorAll('[data-note][data-learned]').length ?? 0
    // Nothing is said to those who never ticked anything.
    place.replaceChildren(...(done > 0 ? [`${done} of ${all}`, learnedWord()] : []))
  }
}

function learnedWord(): HTMLElement {
  const word = document.createElement('span')
  word.className = 'learned-word'
  word.textContent = ' learned'
  return word
}
