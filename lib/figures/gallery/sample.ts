import { type Figure, figure } from '../figure'
import type { Shape } from '../shapes'

const ABOUT = 'A drawing made only to see that every part of the kit stays on its canvas and is valid XML.'

/** A piece of the kit as `npm run figures:view -- kit` shows it; `description` where the kit writes one itself. */
export function sample(name: string, height: number, ...shapes: Shape[]): Figure {
  return figure({ name: `kit/${name}`, title: `Sample of ${name}`, description: ABOUT, height }, ...shapes)
}
