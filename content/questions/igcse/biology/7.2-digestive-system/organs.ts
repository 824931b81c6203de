/** What each organ does, as it is asked and as it is answered; no two of them share a function. */
export const DOES = {
  mouth: 'takes food into the body',
  'salivary gland': 'makes saliva',
  oesophagus: 'carries food from the mouth to the stomach',
  stomach: 'makes hydrochloric acid and churns food',
  liver: 'makes bile',
  'gall bladder': 'stores bile',
  pancreas: 'makes amylase, protease and lipase for the small intestine',
  ileum: 'is the place where most of the digested food is absorbed',
  colon: 'absorbs some of the water that is left after the small intestine',
  rectum: 'stores faeces',
} as const

export type Organ = keyof typeof DOES

export const ORGANS = Object.keys(DOES) as Organ[]

/** A reading of how much of a meal is left in a stomach: nothing leaves before `wait`, then it leaves steadily. */
export type Meal = { name: string; wait: number; time: number }

export const halfTime = ({ wait, time }: Meal) => wait + time / 2

export const describeMeals = (meals: readonly Meal[]) =>
  meals
    .map(
      ({ name, wait, time }) =>
        `The line for meal ${name} ${wait > 0 ? `stays at 100 until ${wait} minutes and then falls` : 'falls'} in a straight line to 0 at ${wait + time} minutes.`,
    )
    .join(' ')
