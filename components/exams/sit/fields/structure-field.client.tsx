'use client'

import { useState } from 'react'
import { Html } from '@/components/exams/html'
import { latePart } from '@/components/ui/late-part.client'
import { ANSWER_LIMITS } from '@/lib/exams/answers'
import type { FieldProps } from './field-props'
import { READERS } from './readers'
import { TypedLine } from './typed-line.client'

const MoleculeBoard = latePart(READERS.moleculeBoard)
const DrawnMolecule = latePart(READERS.drawnMolecule)

const readTyped = (typed: string) => READERS.structure.load().then(read => read(typed))

type Way = 'type' | 'draw'

/** A structure is typed as a condensed formula or drawn: one of the two is the answer. */
export function StructureField({ field, answer, onAnswer, id, name, readOnly }: FieldProps<'structure'>) {
  const text = answer?.text ?? ''
  const drawn = answer?.drawn ?? null
  const [way, setWay] = useState<Way>(drawn || field.stereo ? 'draw' : 'type')
  if (readOnly) return drawn ? <DrawnMolecule molecule={drawn} /> : <p className="given-text">{text}</p>
  return (
    <div className="answer-line">
      {field.displayed && <p className="ask">If you draw it, show all atoms and all bonds.</p>}
      <fieldset className="sketch-tools">
        <legend className="vh">How to answer, {name}</legend>
        {(['type', 'draw'] as const).map(each => (
          <label className="sketch-tool" key={each}>
            <input type="radio" name={`${id}-way`} checked={way === each} onChange={() => setWay(each)} />
            {each === 'type' ? 'Type it' : 'Draw it'}
          </label>
        ))}
      </fieldset>
      {way === 'draw' ? (
        <MoleculeBoard
          molecule={drawn}
          onMolecule={molecule =>
            onAnswer(molecule.atoms.length === 0 ? null : { kind: 'structure', text: '', drawn: molecule })
          }
          stereo={field.stereo}
          name={name}
        />
      ) : (
        <TypedLine
          id={id}
          name={name}
          label={
            <>
              Structural formula<span className="vh">, {name}</span>
            </>
          }
          ask={null}
          hint={
            <>
              Each carbon with what it carries, such as CH3CH(F)CH3 or CHF=CHCH3. Capital letters count.
              {drawn && ' Typing takes the place of your drawing.'}
            </>
          }
          value={text}
          onValue={typed => onAnswer({ kind: 'structure', text: typed, drawn: null })}
          readOnly={false}
          maxLength={ANSWER_LIMITS.structure}
          symbols={null}
          hasCapitals
          read={readTyped}
          reads={html => (
            <>
              Reads as <Html as="span" html={html} />
            </>
          )}
          unreadable="This does not say yet how the atoms are joined"
        />
      )}
    </div>
  )
}
