import { readFileSync, writeFileSync } from 'node:fs'
import { Molecule as Graph } from 'openchemlib'

const LIST = 'lib/figures/chemistry/molecule-list.json'
const PLACES = 'lib/figures/chemistry/molecule-places.json'

type Place = readonly [x: number, y: number]

const STEP_DEGREES = 30

function turned([x, y]: Place, degrees: number, isMirrored: boolean): Place {
  const angle = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const across = isMirrored ? -x : x
  return [across * cosine - y * sine, across * sine + y * cosine]
}

/** Least where it lies as a textbook prints it: low, carbons wide, chains as a zigzag, other atoms up and right. */
function untidiness(graph: Graph, isCis: boolean, places: readonly Place[]): number {
  const ys = places.map(([, y]) => y)
  let zigzag = 0
  let upright = 0
  let right = 0
  for (let bond = 0; bond < graph.getAllBonds(); bond += 1) {
    const [a, b] = [graph.getBondAtom(0, bond), graph.getBondAtom(1, bond)]
    const [from, to] = [places[a] ?? [0, 0], places[b] ?? [0, 0]]
    const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    if (Math.abs((((degrees % 60) + 60) % 60) - 30) < 8) zigzag += 1
    const oxygen = graph.getAtomLabel(a) === 'O' ? a : b
    const lift = (places[oxygen]?.[1] ?? 0) - (places[oxygen === a ? b : a]?.[1] ?? 0)
    if (graph.getBondOrder(bond) === 2 && graph.getAtomLabel(oxygen) === 'O') upright += lift
  }
  for (const [atom, [x, y]] of places.entries()) if (graph.getAtomLabel(atom) !== 'C') right += x - y
  const carbons = places.filter((_, atom) => graph.getAtomLabel(atom) === 'C').map(([x]) => x)
  const reach = carbons.length === 0 ? 0 : Math.max(...carbons) - Math.min(...carbons)
  const isFree = isCis || isLinear(places)
  return (
    (Math.max(...ys) - Math.min(...ys) - reach) * 10 - (isFree ? 0 : zigzag * 8) + upright * 2 - right * 0.05
  )
}

function centred(places: readonly Place[]): Place[] {
  const middle = (axis: 0 | 1) => {
    const values = places.map(place => place[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  const [x, y] = [middle(0), middle(1)]
  return places.map(place => [place[0] - x, place[1] - y])
}

/** Whether all atoms stand on one line, as in carbon dioxide; two always do. */
function isLinear([first = [0, 0], second = [0, 0], ...others]: readonly Place[]): boolean {
  return others.every(
    ([x, y]) =>
      Math.abs((x - first[0]) * (second[1] - first[1]) - (y - first[1]) * (second[0] - first[0])) < 0.01,
  )
}

function laidOut(graph: Graph, isCis: boolean): Place[] {
  const raw = centred(
    Array.from(
      { length: graph.getAllAtoms() },
      (_, atom): Place => [graph.getAtomX(atom), graph.getAtomY(atom)],
    ),
  )
  const isHanded = Array.from({ length: graph.getAllBonds() }, (_, bond) => graph.isStereoBond(bond)).some(
    Boolean,
  )
  let best = raw
  for (let degrees = 0; degrees < 360; degrees += STEP_DEGREES) {
    for (const isMirrored of isHanded ? [false] : [false, true]) {
      const candidate = raw.map(place => turned(place, degrees, isMirrored))
      if (untidiness(graph, isCis, candidate) < untidiness(graph, isCis, best) - 0.01) best = candidate
    }
  }
  return centred(best)
}

function bondSign(graph: Graph, bond: number): string {
  const type = graph.getBondType(bond)
  if (type === Graph.cBondTypeUp) return '>'
  if (type === Graph.cBondTypeDown) return '<'
  return ['', '-', '=', '#'][graph.getBondOrder(bond)] ?? '-'
}

/** `C 0 0, O+ 1 0.5; 0-1, 1=2`: atoms with their places, one unit a bond; `>` is a wedge, `<` a hatched bond. */
function written(smiles: string): string {
  const graph = Graph.fromSmiles(smiles)
  graph.inventCoordinates()
  const places = laidOut(graph, smiles.includes('\\'))
  const round = (value: number) => String(Math.round(value * 100) / 100 + 0)
  const atoms = places.map(([x, y], atom) => {
    const charge = graph.getAtomCharge(atom)
    return `${graph.getAtomLabel(atom)}${charge === 0 ? '' : charge > 0 ? '+' : '-'} ${round(x)} ${round(y)}`
  })
  const bonds = Array.from(
    { length: graph.getAllBonds() },
    (_, bond) => `${graph.getBondAtom(0, bond)}${bondSign(graph, bond)}${graph.getBondAtom(1, bond)}`,
  )
  return `${atoms.join(', ')}; ${bonds.join(', ')}`
}

/** `npm run figures:molecules` writes the places of every molecule of the list, for lib/figures/chemistry/molecules.ts. */
const list = JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string>
const places = Object.fromEntries(Object.entries(list).map(([name, smiles]) => [name, written(smiles)]))
writeFileSync(PLACES, `${JSON.stringify(places, null, 2)}\n`)
console.log(`✓ ${PLACES}: ${Object.keys(places).length} molecules`)
