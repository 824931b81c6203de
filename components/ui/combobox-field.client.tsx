'use client'

import { useCombobox } from 'downshift'
import { type KeyboardEvent, useState } from 'react'
import { Field } from './field'
import { Icon } from './icon'
import { exactOption, type SearchOption, searchOptions } from './search-options'
import './combobox.css'

type Props = {
  id: string
  name: string
  label: string
  /** Names the list of choices. */
  listLabel: string
  /** The id of the chosen entry, '' for none. */
  value: string
  onChange: (id: string) => void
  options: readonly SearchOption[]
  placeholder: string
  error: string | undefined
  autoComplete: string
  busy: boolean
}

const { InputChange, InputBlur, InputKeyDownEscape, InputClick } = useCombobox.stateChangeTypes

/** A list that is searched by typing (the ARIA combobox pattern, by downshift). */
export function ComboboxField(props: Props) {
  const { id, label, value, options, error } = props
  // What is being typed; null when the box shows the chosen entry.
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = options.find(option => option.id === value) ?? null
  const items = typed === null ? options : searchOptions(options, typed)

  function choose(option: SearchOption | null): void {
    setTyped(null)
    if (option && option.id !== value) props.onChange(option.id)
  }

  /** The best answer stands ready for Enter, once something is asked and answered. */
  function firstHit(text: string | undefined): number {
    return text && searchOptions(options, text).length > 0 ? 0 : -1
  }

  const box = useCombobox<SearchOption>({
    items: [...items],
    inputId: id,
    labelId: `${id}-label`,
    itemToString: option => option?.name ?? '',
    selectedItem: chosen,
    inputValue: typed ?? chosen?.name ?? '',
    stateReducer(state, { type, changes }) {
      if (type === InputChange) return { ...changes, highlightedIndex: firstHit(changes.inputValue) }
      // Escape only closes the list, a click opens it and never takes a choice away.
      if (type === InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 }
      if (type === InputClick) return { ...changes, isOpen: true }
      if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem }
      return changes
    },
    onStateChange({ type, inputValue, selectedItem }) {
      if (type === InputChange) {
        setTyped(inputValue ?? '')
        props.onChange(inputValue ? value : '')
      } else if (type === InputBlur) choose(typed === null ? null : exactOption(options, typed))
      else if (type === InputKeyDownEscape) setTyped(null)
      else if (selectedItem) choose(selectedItem)
    },
  })

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Escape') return
    if (box.isOpen)
      event.preventDefault() // this Escape is spent on the list, not on a dialog around it
    else Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  }

  /** Typing replaces the choice instead of lengthening it. */
  function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }): void {
    if (typed === null) currentTarget.select()
  }

  const isEmpty = box.isOpen && items.length === 0
  return (
    <Field id={id} label={label} error={error}>
      {aria => (
        <div className="select combo">
          <input
            {...box.getInputProps({ onKeyDown, onFocus: selectAll, onClick: selectAll })}
            {...aria}
            className="input"
            name={props.name}
            placeholder={props.placeholder}
            autoComplete={props.autoComplete}
            readOnly={props.busy}
            spellCheck={false}
          />
          <Icon name="down" />
          <ul
            {...box.getMenuProps({
              className: 'combo-list',
              hidden: !box.isOpen || isEmpty,
              'aria-label': props.listLabel,
              'aria-labelledby': undefined,
            })}
          >
            {box.isOpen &&
              items.map((item, index) => (
                <li key={item.id} {...box.getItemProps({ item, index, className: 'combo-item' })}>
                  {item.name}
                </li>
              ))}
          </ul>
          {isEmpty && (
            <p className="combo-list combo-none" role="status">
              Nothing found
            </p>
          )}
        </div>
      )}
    </Field>
  )
}
