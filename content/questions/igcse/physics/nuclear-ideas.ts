/** Rules of points that several sub-topics of nuclear physics use (docs/adr/0072-written-answers.md). */

/** What background radiation is. */
export const BACKGROUND = `
  ALWAYS = always/constant/constantly/everywhere/naturally/natural/permanent/continuously/anytime/(all the time)/(all time)/(at all times)
  reject big bang | microwave/mobile/phone | light from | always dangerous/harmful/same
  reject light/heat/sound, without radiation/radioactivity
  accept ALWAYS
  accept surroundings/surround/environment/(around us)/(all around)
  accept not from ... source | "without a source"/"without any source"/"no source"
  accept not source
  accept radiation/radioactivity ... rock/food/space/cosmic/radon/soil
  unsure present/low/weak
  earns: radiation that is always present
  earns: radiation which is all around us
  earns: low level radiation in the enviroment
  earns: natural radiation from rocks and space
  earns: the radiation that is there all the time
  earns: radiation detected when no radioactive source is present
  earns: radiation from rocks, food and space
  misses: radiation from a source
  misses: dangerous radiation
  misses: radiation in the background
  misses: radiation from mobile phones
  misses: light all around us
  misses: radiation that is always dangerous
  misses: the radiation that scientists measure`

/** Why counts in equal times differ. */
export const DECAY_IS_RANDOM = `
  accept as/due ... not random/randomly/randomness/unpredictable
  reject not random | random error/mistake
  accept random/randomly/randomness/unpredictable
  accept not predict
  unsure spontaneous | vary/fluctuate
  earns: radioactive decay is random
  earns: it is a randum process
  earns: radiation is emitted randomly
  earns: they are not the same as decay is random
  earns: you can't predict when a nucleus decays
  misses: the student made a mistake
  misses: the background radiation changes
  misses: the counter is not accurate
  misses: it is a random error
  misses: the source gets weaker
  misses: the three counts are not the same`
