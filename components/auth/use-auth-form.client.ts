'use client'

import { useFormik } from 'formik'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { AnyObjectSchema } from 'yup'
import { flowFailure } from '@/lib/client/auth-failure'
import { notifyError, notifyWarning, takeBack } from '@/lib/client/notify'
import type { CallFailure } from '@/lib/contracts/call-failure'
import { fieldErrors, firstMessage } from '@/lib/contracts/field-errors'
import { GENERAL_MESSAGES } from '@/lib/contracts/texts'

type Options<T> = {
  initialValues: T
  schema: AnyObjectSchema
  /** In the order as shown: the first error of this order is the one that is toasted. */
  fields: readonly (keyof T & string)[]
  offlineMessage?: string
  /** Sends the values and says what follows from success. */
  send: (values: T) => Promise<void>
  explain: (failure: CallFailure) => string
  onEdit?: (name: keyof T & string, value: string) => void
}

/** Amber for the connection, red for an answer. */
function notifierFor({ kind }: CallFailure) {
  return kind === 'network' || kind === 'timeout' ? notifyWarning : notifyError
}

/** What a form has said last: one message at a time, and none once the form has done its work. */
function useMessage() {
  const last = useRef<string | null>(null)
  function takeBackLast(next: string | null = null): void {
    if (last.current !== null && last.current !== next) takeBack(last.current)
    last.current = next
  }
  function tell(notify: (text: string) => void, text: string): void {
    takeBackLast(text)
    notify(text)
  }
  return { tell, takeBackLast }
}

/**
 * A form (docs/product/forms.md): nothing is sent while a field is wrong or the browser is offline, the
 * errors stand at their fields, the first is toasted and its field focused, editing a field clears its error.
 */
export function useAuthForm<T extends Record<string, string>>(options: Options<T>) {
  const { schema, fields, explain, offlineMessage = GENERAL_MESSAGES.network } = options
  const id = useId()
  const isSending = useRef(false)
  const [failure, setFailure] = useState<string>()
  const { tell, takeBackLast } = useMessage()
  const validate = (values: T) => fieldErrors(schema, values, fields)
  const formik = useFormik<T>({
    initialValues: options.initialValues,
    validate,
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values) {
      try {
        await options.send(values)
        takeBackLast()
      } catch (error) {
        isSending.current = false // after success the form has done its work and stays shut
        const cause = flowFailure(error)
        fail(notifierFor(cause), explain(cause))
      }
    },
  })
  /** Said at the form as well: a message in the corner is soon gone, and on a wide screen far away. */
  function fail(notify: (text: string) => void, text: string): void {
    setFailure(text)
    tell(notify, text)
  }
  const idOf = (name: string) => `${id}${name}`

  function showErrors(errors: Readonly<Record<string, string>>): void {
    for (const name of fields) formik.setFieldError(name, errors[name])
    const first = Object.keys(errors)[0]
    if (first) document.getElementById(idOf(first))?.focus()
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    setFailure(undefined)
    const errors = validate(formik.values)
    const message = firstMessage(errors)
    if (message !== null) {
      showErrors(errors)
      tell(notifyError, message)
    } else if (!navigator.onLine) fail(notifyWarning, offlineMessage)
    else {
      isSending.current = true
      await formik.submitForm()
    }
  }

  function setValue(name: keyof T & string, value: string): void {
    formik.setFieldError(name, undefined)
    setFailure(undefined)
    options.onEdit?.(name, value)
    void formik.setFieldValue(name, value, false)
  }

  /** What every control of the form is given. */
  function control(name: keyof T & string) {
    const error = formik.errors[name]
    return {
      id: idOf(name),
      name,
      value: formik.values[name] ?? '',
      error: typeof error === 'string' ? error : undefined,
      busy: formik.isSubmitting,
    }
  }

  /** As {@link control}, for an element with a native change event. */
  function input(name: keyof T & string) {
    return {
      ...control(name),
      onChange: (event: { currentTarget: { value: string } }) => setValue(name, event.currentTarget.value),
    }
  }

  return {
    formProps: { noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
    control,
    input,
    setValue,
    values: formik.values,
    /** For the one filled button. */
    submit: { busy: formik.isSubmitting, failure },
  }
}
