'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icons'
import { counted, durationText } from '@/lib/catalogue/wording'
import { type ExamTextSize, examStore } from '@/lib/client/exams/exam-store'
import type { PublicPaper } from '@/lib/exams/public-paper'
import { Html } from '../html'

export type ToolName = 'calculator' | 'notes' | 'front'

const Calculator = dynamic(() => import('./calculator.client').then(module => module.Calculator), {
  ssr: false,
})
const RoughNotes = dynamic(() => import('./rough-notes.client').then(module => module.RoughNotes), {
  ssr: false,
})

const SIZES: readonly ExamTextSize[] = ['normal', 'large', 'larger']
const SIZE_NAME: Record<ExamTextSize, string> = { normal: 'normal', large: 'large', larger: 'very large' }

function useTextSize() {
  const [textSize, setTextSize] = useState<ExamTextSize>('normal')
  useEffect(() => {
    void examStore.setting('textSize', 'normal').then(setTextSize)
  }, [])
  function nextSize() {
    const next = SIZES[(SIZES.indexOf(textSize) + 1) % SIZES.length] ?? 'normal'
    setTextSize(next)
    void examStore.keepSetting('textSize', next)
  }
  return { textSize, nextSize }
}

export type Tools = {
  bar: ReactNode
  textSize: ExamTextSize
  open: ReadonlySet<ToolName>
  close: (name: ToolName) => void
}

function ToolButton(props: { icon: IconName; text: string; isOpen: boolean; onClick: () => void }) {
  return (
    <button type="button" className="btn btn-quiet" aria-expanded={props.isOpen} onClick={props.onClick}>
      <Icon name={props.icon} small />
      {props.text}
    </button>
  )
}

/** The row of tools. The calculator is there only where the real paper allows one. */
export function useTools(paper: PublicPaper | null): Tools {
  const [open, setOpen] = useState<ReadonlySet<ToolName>>(new Set())
  const { textSize, nextSize } = useTextSize()
  function toggle(name: ToolName) {
    const next = new Set(open)
    if (!next.delete(name)) next.add(name)
    setOpen(next)
  }
  const bar = (
    <section className="exam-tools" aria-label="Tools">
      <div className="exam-tools-in">
        {paper?.calculator ? (
          <ToolButton
            icon="grid"
            text="Calculator"
            isOpen={open.has('calculator')}
            onClick={() => toggle('calculator')}
          />
        ) : (
          <span className="no-calculator small">No calculator in this paper</span>
        )}
        <ToolButton icon="pencil" text="Notes" isOpen={open.has('notes')} onClick={() => toggle('notes')} />
        <ToolButton
          icon="paper"
          text="Front page"
          isOpen={open.has('front')}
          onClick={() => toggle('front')}
        />
        <button
          type="button"
          className="btn btn-quiet"
          onClick={nextSize}
          aria-label={`Text size: ${SIZE_NAME[textSize]}`}
        >
          <span aria-hidden="true">Aa</span> Text
        </button>
      </div>
    </section>
  )
  return { bar, textSize, open, close: toggle }
}

/** What the front of the real paper says: how to answer, which values to take. */
function FrontPage({ paper, onClose }: { paper: PublicPaper; onClose: () => void }) {
  return (
    <section className="tool" aria-labelledby="front-head">
      <div className="tool-head">
        <h2 id="front-head">{paper.title}</h2>
        <button type="button" className="btn-icon" aria-label="Close the front page" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ul className="front-rubric">
        {paper.rubric.map(line => (
          <li key={line}>
            <Html as="span" html={line} />
          </li>
        ))}
        {paper.sections
          .filter(section => section.title !== '')
          .map(section => (
            <li key={section.id}>
              {section.title}: {section.instruction}
            </li>
          ))}
      </ul>
      <p className="hint">
        {paper.component}, {counted(paper.totalMarks, 'mark')}, {durationText(paper.durationMinutes)}. Paper{' '}
        {paper.id}
      </p>
    </section>
  )
}

type PanelProps = { tools: Tools; attemptId: string; paper: PublicPaper }

/** Beside the question, or below it on phones: a panel never covers what is being answered. */
export function ToolPanels({ tools, attemptId, paper }: PanelProps) {
  return (
    <>
      {tools.open.has('front') && <FrontPage paper={paper} onClose={() => tools.close('front')} />}
      {paper.calculator && tools.open.has('calculator') && (
        <Calculator onClose={() => tools.close('calculator')} />
      )}
      {tools.open.has('notes') && <RoughNotes attemptId={attemptId} onClose={() => tools.close('notes')} />}
    </>
  )
}
