/** From 0 up to 1, the same for the same run, thing and turn: so a throw can be taken back, and a test can count. */
export function chance(run: number, thing: number, turn = 0): number {
  let mixed = Math.imul(run * 7919 + thing * 104_729 + turn * 1_299_709, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}
