import type { Molecule } from '@/lib/exams/marking/molecule'
import { MOLECULE_BOARD } from '@/lib/exams/molecule-figure'
import { moleculeShapes } from '@/lib/figures/chemistry/molecule-drawing'
import './sketch.css'

const { width, height } = MOLECULE_BOARD

/** A structure that can only be looked at. */
export function DrawnMolecule({ molecule }: { molecule: Molecule }) {
  return (
    <div className="fig sketch-frame">
      <svg
        className="sketch-molecule"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`A structure of ${molecule.atoms.length} atoms`}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own kit */}
        <g dangerouslySetInnerHTML={{ __html: moleculeShapes(molecule, 'p') }} />
      </svg>
    </div>
  )
}
