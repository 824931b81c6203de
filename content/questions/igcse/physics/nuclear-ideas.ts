/** Rules of points that several sub-topics of nuclear physics use (docs/adr/0072-written-answers.md). */

/** What background radiation is. */
export const BACKGROUND = `
  RADIATION = radiation/radioactivity/radioactive/radiate/it
  ALWAYS = always/constant/constantly/everywhere/naturally/natural/permanent/continuously/anytime/(all the time)/(all time)/(at all times)
  reject big bang | microwave/mobile/phone | light from
  accept ALWAYS
  accept surroundings/surround/environment/(around us)/(all around)
  accept not from ... source | "without a source"/"without any source"/"no source"
  unsure present/low/weak
  earns: radiation that is always present
  earns: radiation which is all around us
  earns: low level radiation in the enviroment
  earns: natural radiation from rocks and space
  earns: the radiation that is there all the time
  misses: radiation from a source
  misses: dangerous radiation
  misses: radiation in the background
  misses: radiation from mobile phones
  misses: the radiation that scientists measure`

/** Why counts in equal times differ. */
export const DECAY_IS_RANDOM = `
  reject not random
  accept random/randomly/randomness/unpredictable
  accept not predict
  unsure spontaneous | vary/fluctuate
  earns: radioactive decay is random
  earns: it is a randum process
  earns: radiation is emitted randomly
  earns: you can't predict when a nucleus decays
  misses: the student made a mistake
  misses: the background radiation changes
  misses: the counter is not accurate
  misses: the source gets weaker
  misses: the three counts are not the same`
