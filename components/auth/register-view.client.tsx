'use client'

import { useEffect, useMemo, useRef } from 'react'
import { ComboboxField } from '@/components/ui/combobox-field.client'
import { PasswordField } from '@/components/ui/password-field.client'
import { SelectField } from '@/components/ui/select-field.client'
import { SubmitButton } from '@/components/ui/submit-button.client'
import { TextField } from '@/components/ui/text-field.client'
import { matchGrade } from '@/lib/catalogue/grades'
import { LEVELS } from '@/lib/catalogue/levels'
import { register } from '@/lib/client/auth/register'
import { clearAuthDraft, keepAuthDraft, readAuthDraft } from '@/lib/client/auth-drafts'
import { notifySuccess } from '@/lib/client/notify'
import { PASSWORD_HINT } from '@/lib/contracts/atoms'
import type { CountryItem } from '@/lib/contracts/dto'
import { registerMessage } from '@/lib/contracts/messages'
import { REGISTER_FIELDS, registerFormSchema } from '@/lib/contracts/requests'
import { TOASTS } from '@/lib/contracts/texts'
import { findCountry } from '@/lib/session/country'
import { useAuthForm } from './use-auth-form.client'
import { type RegisterLists, useDetectedCountryId, useRegisterLists } from './use-register-lists.client'
import type { AuthViewProps } from './view-props'

/** Everyday short names that are no ISO code. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  GB: 'UK',
  AE: 'UAE',
  US: 'America',
  KR: 'South Korea',
}

function searchOption({ id, name, alpha2Code, alpha3Code }: CountryItem) {
  const short = SHORT_NAMES[alpha2Code.toUpperCase()]
  return { id, name, keywords: [alpha2Code, alpha3Code, ...(short ? [short] : [])].filter(Boolean) }
}

function useRegisterForm(onSuccess: () => void) {
  return useAuthForm({
    initialValues: { ...readAuthDraft(), password: '' },
    schema: registerFormSchema,
    fields: REGISTER_FIELDS,
    explain: registerMessage,
    onEdit: (name, value) => name !== 'password' && keepAuthDraft({ [name]: value }),
    async send(values) {
      await register(values)
      clearAuthDraft()
      notifySuccess(TOASTS.registered)
      onSuccess()
    },
  })
}

/** Chooses the detected country once, and only while the visitor has not touched the field. */
function usePresetCountry(form: ReturnType<typeof useRegisterForm>, countries: readonly CountryItem[]) {
  const detectedId = useDetectedCountryId(countries)
  const isTouched = useRef(form.values.countryId !== '')
  useEffect(() => {
    if (detectedId === null || isTouched.current) return
    isTouched.current = true
    form.setValue('countryId', detectedId)
  }, [detectedId, form.setValue])
  return (id: string) => {
    isTouched.current = true
    form.setValue('countryId', id)
  }
}

/** A choice from the fixed lists carries a code; once the server's lists are there it becomes their id. */
function useServerIds(form: ReturnType<typeof useRegisterForm>, { countries, grades }: RegisterLists) {
  const { countryId, gradeId } = form.values
  useEffect(() => {
    if (countryId && countries.length > 0 && !countries.some(each => each.id === countryId))
      form.setValue('countryId', findCountry(countries, countryId)?.id ?? '')
    const level = LEVELS.find(each => each.id === gradeId)
    if (level && grades.length > 0 && !grades.some(each => each.id === gradeId))
      form.setValue('gradeId', matchGrade(grades, level.id)?.id ?? '')
  }, [countries, grades, countryId, gradeId, form.setValue])
}

function Lead() {
  return (
    <p className="dialog-lead">
      <mark>It's FREE</mark>. <mark>Sign up for FREE</mark> to keep your progress. <mark>Get your FREE</mark>{' '}
      <mark>Tutor Credits</mark> with it.
    </p>
  )
}

export function RegisterView({ titleId, onSwitch, onSuccess }: AuthViewProps) {
  const lists = useRegisterLists()
  const { countries, grades } = lists
  const form = useRegisterForm(onSuccess)
  useServerIds(form, lists)
  const onCountry = usePresetCountry(form, countries)
  const options = useMemo(() => countries.map(searchOption), [countries])
  return (
    <>
      <h2 id={titleId}>Create an account</h2>
      <Lead />
      <form {...form.formProps}>
        <TextField {...form.input('fullName')} label="Full Name" type="text" autoComplete="name" />
        <TextField {...form.input('email')} label="Email Address" type="email" autoComplete="email" />
        <div className="dialog-pair">
          <ComboboxField
            {...form.control('countryId')}
            onChange={onCountry}
            label="Country"
            listLabel="Countries"
            options={options}
            placeholder={options.length > 0 ? 'Type to search' : 'Loading countries'}
            autoComplete="country-name"
          />
          <SelectField
            {...form.input('gradeId')}
            label="Level"
            options={grades}
            placeholder={grades.length > 0 ? 'Choose' : 'Loading levels'}
          />
        </div>
        <PasswordField
          {...form.input('password')}
          label="Password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
        />
        <SubmitButton label="Create account" busyLabel="Creating your account" {...form.submit} />
        <p className="dialog-alt">
          Already have an account?{' '}
          <button type="button" className="link" onClick={() => onSwitch('login')}>
            Login
          </button>
        </p>
      </form>
    </>
  )
}
