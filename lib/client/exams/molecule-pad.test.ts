import { EMPTY, type MoleculePad, movedOnBoard, placeWords, pressBoard } from './molecule-pad'

const pad = (change: Partial<MoleculePad> = {}): MoleculePad => ({
  tool: 'atom',
  element: 'C',
  bond: 'single',
  from: null,
  ...change,
})

/** Presses one after the other, the pad changed before each. */
function drawn(presses: [Partial<MoleculePad>, number, number][]) {
  let state = { pad: pad(), molecule: EMPTY }
  for (const [change, x, y] of presses) {
    const placed = pressBoard({ ...state.pad, ...change }, state.molecule, [x, y])
    if (placed) state = placed
  }
  return state.molecule
}

const TWO = drawn([
  [{}, 91, 88],
  [{ element: 'O' }, 125, 92],
])

it('sets atoms on the places of the board, and changes the one that stands there', () => {
  expect(TWO.atoms.map(({ element, at }) => [element, at])).toEqual([
    ['C', [90, 90]],
    ['O', [126, 90]],
  ])
  expect(pressBoard(pad({ element: 'N' }), TWO, [126, 90])?.molecule.atoms[1]?.element).toBe('N')
  expect(pressBoard(pad({ element: 'O' }), TWO, [126, 90])).toBeNull()
})

it('joins two atoms, and a second bond between them takes the place of the first', () => {
  const bond = { tool: 'bond' } as const
  const one = pressBoard(pad(bond), TWO, [90, 90])
  expect(one?.pad.from).toBe(0)
  const two = pressBoard(one?.pad as MoleculePad, TWO, [126, 90])
  expect(two?.molecule.bonds).toEqual([{ a: 0, b: 1, order: 1 }])
  const again = pressBoard(pad({ ...bond, bond: 'towards', from: 1 }), two?.molecule ?? EMPTY, [90, 90])
  expect(again?.molecule.bonds).toEqual([{ a: 1, b: 0, order: 1, wedge: 'up' }])
  const middle = pressBoard(pad({ ...bond, bond: 'double' }), two?.molecule ?? EMPTY, [108, 90])
  expect(middle?.molecule.bonds).toEqual([{ a: 0, b: 1, order: 2 }])
})

it('the same atom twice drops the bond', () => {
  expect(pressBoard(pad({ tool: 'bond', from: 0 }), TWO, [90, 90])).toMatchObject({
    pad: { from: null },
    molecule: TWO,
  })
})

it('an atom takes its bonds with it, and the others keep theirs', () => {
  const three = {
    atoms: [...TWO.atoms, { element: 'H', charge: 0, hydrogens: null, at: [162, 90] as const }],
    bonds: [
      { a: 0, b: 1, order: 1 as const },
      { a: 1, b: 2, order: 1 as const },
    ],
  }
  expect(pressBoard(pad({ tool: 'delete' }), three, [90, 90])?.molecule.bonds).toEqual([
    { a: 0, b: 1, order: 1 },
  ])
  expect(pressBoard(pad({ tool: 'delete' }), three, [144, 90])?.molecule.bonds).toEqual([
    { a: 0, b: 1, order: 1 },
  ])
  expect(pressBoard(pad({ tool: 'delete' }), three, [300, 200])).toBeNull()
})

it('keys lead from place to place and not off the board; what stands there is said', () => {
  expect(movedOnBoard([90, 90], 'ArrowRight', false)).toEqual([108, 90])
  expect(movedOnBoard([18, 90], 'ArrowLeft', true)).toEqual([18, 90])
  expect(movedOnBoard([90, 90], 'a', false)).toBeNull()
  expect(placeWords(TWO, [126, 90])).toBe('column 7, row 5, O')
})

it('a finger beside an atom joins or deletes that atom, and sets another one beside it', () => {
  const beside = [90, 107] as const
  expect(pressBoard(pad({ tool: 'bond' }), TWO, beside)?.pad.from).toBe(0)
  expect(pressBoard(pad({ tool: 'delete' }), TWO, beside)?.molecule.atoms).toEqual([TWO.atoms[1]])
  expect(pressBoard(pad(), TWO, beside)?.molecule.atoms).toHaveLength(3)
  expect(pressBoard(pad({ tool: 'bond' }), TWO, [90, 130])).toBeNull()
})
