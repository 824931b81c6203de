'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import {
  BOND_SORTS,
  type BondSort,
  EMPTY,
  type MoleculePad,
  type MoleculeTool,
  movedOnBoard,
  placeWords,
  pressBoard,
} from '@/lib/client/exams/molecule-pad'
import { DRAWN_ELEMENTS, type Molecule } from '@/lib/exams/marking/molecule'
import { MOLECULE_BOARD } from '@/lib/exams/molecule-figure'
import { moleculeShapes } from '@/lib/figures/chemistry/molecule-drawing'
import { canvasSpot, crossPath, useCross } from './use-cross.client'
import './sketch.css'

type Props = {
  molecule: Molecule | null
  onMolecule: (molecule: Molecule) => void
  /** Whether wedges are offered. */
  stereo: boolean
  name: string
}

const TOOLS: Readonly<Record<MoleculeTool, { name: string; hint: string }>> = {
  atom: { name: 'Atom', hint: 'Press where the atom belongs; pressing an atom changes its element.' },
  bond: { name: 'Bond', hint: 'Press one atom, then the other. Pressing the middle of a bond changes it.' },
  delete: { name: 'Delete', hint: 'Press an atom or the middle of a bond.' },
}

const BOND_NAMES: Readonly<Record<BondSort, string>> = {
  single: 'single',
  double: 'double',
  triple: 'triple',
  towards: 'wedge, towards you',
  away: 'hatched, away from you',
}

const { width, height, step } = MOLECULE_BOARD
const HOME = [width / 2, Math.round(height / 2 / step) * step] as const
const UNDO_STEPS = 50

function Select({
  label,
  value,
  children,
  onChange,
}: {
  label: string
  value: string
  children: ReactNode
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className="field sketch-select">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value} onChange={event => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  )
}

/** A board of places on which atoms are set and joined. */
export function MoleculeBoard({ molecule: given, onMolecule, stereo, name }: Props) {
  const molecule = given ?? EMPTY
  const [pad, setPad] = useState<MoleculePad>({ tool: 'atom', element: 'C', bond: 'single', from: null })
  const [past, setPast] = useState<readonly Molecule[]>([])
  const [said, setSaid] = useState('')
  const svg = useRef<SVGSVGElement>(null)
  const id = useId()

  function press(spot: readonly [number, number]) {
    const placed = pressBoard(pad, molecule, spot)
    if (!placed) return
    setPad(placed.pad)
    setSaid(placed.said)
    if (placed.molecule === molecule) return
    setPast([...past, molecule].slice(-UNDO_STEPS))
    onMolecule(placed.molecule)
  }
  function undo() {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    setPad({ ...pad, from: null })
    setSaid('Undone')
    onMolecule(last)
  }
  const { cursor, onKeyDown } = useCross({
    home: HOME,
    move: movedOnBoard,
    words: spot => placeWords(molecule, spot),
    say: setSaid,
    press,
    drop() {
      setPad({ ...pad, from: null })
      return pad.from !== null
    },
  })
  const from = pad.from === null ? null : molecule.atoms[pad.from]?.at
  const bonds = (Object.keys(BOND_SORTS) as BondSort[]).filter(
    sort => stereo || !('wedge' in BOND_SORTS[sort]),
  )
  return (
    <div className="sketch">
      <fieldset className="sketch-tools">
        <legend className="vh">Tools, {name}</legend>
        {(Object.keys(TOOLS) as MoleculeTool[]).map(tool => (
          <label className="sketch-tool" key={tool}>
            <input
              type="radio"
              name={`${id}-tool`}
              checked={pad.tool === tool}
              onChange={() => setPad({ ...pad, tool, from: null })}
            />
            {TOOLS[tool].name}
          </label>
        ))}
        {pad.tool === 'atom' && (
          <Select label="Element" value={pad.element} onChange={element => setPad({ ...pad, element })}>
            {DRAWN_ELEMENTS.map(element => (
              <option key={element}>{element}</option>
            ))}
          </Select>
        )}
        {pad.tool === 'bond' && (
          <Select
            label="Sort of bond"
            value={pad.bond}
            onChange={bond => setPad({ ...pad, bond: bond as BondSort })}
          >
            {bonds.map(sort => (
              <option value={sort} key={sort}>
                {BOND_NAMES[sort]}
              </option>
            ))}
          </Select>
        )}
        <button type="button" className="btn btn-quiet" disabled={past.length === 0} onClick={undo}>
          <Icon name="back" small />
          Undo
        </button>
      </fieldset>
      <p className="hint" id={`${id}-help`}>
        {TOOLS[pad.tool].hint} By keys: arrows move the cross, with Shift further, Enter presses.
      </p>
      <div className="fig sketch-frame">
        <svg
          ref={svg}
          className="sketch-molecule"
          viewBox={`0 0 ${width} ${height}`}
          role="application"
          aria-roledescription="drawing board"
          aria-label={`Board for the structure, ${name}`}
          aria-describedby={`${id}-help`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the cross, Enter presses
          tabIndex={0}
          onKeyDown={onKeyDown}
          onClick={event => svg.current && press(canvasSpot(event, svg.current, MOLECULE_BOARD))}
        >
          <MoleculeGrid />
          {from && <circle className="sketch-pending" cx={from[0]} cy={from[1]} r={step / 2} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own kit */}
          <g dangerouslySetInnerHTML={{ __html: moleculeShapes(molecule, 'p') }} />
          <path className="sketch-cross" d={crossPath(cursor)} />
        </svg>
      </div>
      <span className="vh" role="status">
        {said}
      </span>
    </div>
  )
}

/** A dot at each place. */
function MoleculeGrid() {
  const rows = Array.from({ length: height / step - 1 }, (_, at) => (at + 1) * step)
  const dots = rows.map(y => `M${step} ${y}H${width - step}`).join('')
  return <path className="sketch-places" d={dots} />
}
