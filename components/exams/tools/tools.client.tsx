'use client'

import { type MouseEventHandler, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icons'
import { latePart } from '@/components/ui/late-part.client'
import type { Subject } from '@/lib/catalogue/subjects'
import { type Readiness, readyText, readyWords } from '@/lib/client/exams/ready-offline'
import { knownSheets } from '@/lib/client/exams/sheets'
import type { PublicPaper } from '@/lib/exams/public-paper'
import { SHEET_TOOLS } from '@/lib/sheets/names'
import { FrontPage } from './front-page.client'
import { CHUNKS } from './tool-chunks'
import type { ToolName } from './tool-names'
import { useReadyOffline } from './use-ready-offline.client'
import { FLOATS_FROM_PX, viewNow } from './use-tool-box.client'

const Calculator = latePart(CHUNKS.calculator)
const RoughNotes = latePart(CHUNKS.notes)
const SheetTool = latePart(CHUNKS.sheet)
const ReadingTool = latePart(CHUNKS.reading)
const HelpTool = latePart(CHUNKS.help)

type SubjectKey = Pick<Subject, 'level' | 'slug'>

export type Tools = {
  bar: ReactNode
  ready: Readiness | null
  open: ReadonlySet<ToolName>
  close: (name: ToolName) => void
}

function ToolButton(props: {
  icon: IconName
  text: string
  isOpen: boolean
  onClick: MouseEventHandler<HTMLElement>
}) {
  return (
    <button type="button" className="btn btn-quiet" aria-expanded={props.isOpen} onClick={props.onClick}>
      <Icon name={props.icon} small />
      {props.text}
    </button>
  )
}

function ReadySign({ ready }: { ready: Readiness | null }) {
  if (!ready) return null
  return (
    <p className="ready small">
      <Icon name={ready.bytes === null ? 'info' : 'saved'} small />
      {readyText(ready)}
    </p>
  )
}

/**
 * Back to where the student was in the question: its keys answer only from there. The heading stands in for a control that
 * has gone with its question; the summary has neither.
 */
function useWayBack(): (orElse: HTMLElement | undefined) => void {
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('.question')) last.current = target
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return orElse => {
    const place = last.current?.isConnected ? last.current : document.getElementById('q-no')
    const target = place ?? orElse
    target?.focus({ preventScroll: true })
  }
}

/** The row of tools. The calculator is there only where the real paper allows one. */
export function useTools(subject: SubjectKey, attemptId: string, paper: PublicPaper | null): Tools {
  const [open, setOpen] = useState<ReadonlySet<ToolName>>(new Set())
  const ready = useReadyOffline(subject, attemptId, paper)
  const openers = useRef(new Map<ToolName, HTMLElement>())
  const goBack = useWayBack()
  function show(name: ToolName) {
    // On a phone there is room for one.
    setOpen(new Set(viewNow().width < FLOATS_FROM_PX ? [name] : [...open, name]))
  }
  function close(name: ToolName) {
    setOpen(new Set([...open].filter(each => each !== name)))
    goBack(openers.current.get(name))
  }
  const button = (name: ToolName, icon: IconName, text: string) => (
    <ToolButton
      key={name}
      icon={icon}
      text={text}
      isOpen={open.has(name)}
      onClick={event => {
        openers.current.set(name, event.currentTarget)
        if (open.has(name)) close(name)
        else show(name)
      }}
    />
  )
  const bar = (
    <section className="exam-tools" aria-label="Tools">
      <div className="exam-tools-in">
        {paper?.calculator ? (
          button('calculator', 'grid', 'Calculator')
        ) : (
          <span className="no-calculator small">No calculator in this paper</span>
        )}
        {knownSheets(paper?.sheets ?? []).map(name => button(name, 'list', SHEET_TOOLS[name]))}
        {button('notes', 'pencil', 'Notes')}
        {button('front', 'paper', 'Front page')}
        {button('reading', 'settings', 'Reading')}
        {button('help', 'help', 'Help')}
        <ReadySign ready={ready} />
      </div>
    </section>
  )
  return { bar, ready, open, close }
}

type PanelProps = { tools: Tools; attemptId: string; paper: PublicPaper }

/** Beside the question, at the foot of a phone, or floating: never over what is being answered. */
export function ToolPanels({ tools, attemptId, paper }: PanelProps) {
  const { open, close, ready } = tools
  if (open.size === 0) return null
  return (
    <div className="tool-dock">
      {open.has('front') && <FrontPage paper={paper} onClose={() => close('front')} />}
      {paper.calculator && open.has('calculator') && <Calculator onClose={() => close('calculator')} />}
      {knownSheets(paper.sheets)
        .filter(name => open.has(name))
        .map(name => (
          <SheetTool key={name} name={name} onClose={() => close(name)} />
        ))}
      {open.has('notes') && <RoughNotes attemptId={attemptId} onClose={() => close('notes')} />}
      {open.has('reading') && <ReadingTool onClose={() => close('reading')} />}
      {open.has('help') && (
        <HelpTool
          paper={paper}
          ready={
            ready ? readyWords(ready) : 'Being looked at: the paper is still being brought to this device.'
          }
          onClose={() => close('help')}
        />
      )}
    </div>
  )
}
