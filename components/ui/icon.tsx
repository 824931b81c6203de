import type { IconName } from './icons'

/** An icon beside a word. It is hidden from screen readers: the word, or the button's name, says it. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-s' : 'icon'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
