import { asBuyer, SMALL } from '@pasar/api/testing'
import type { Language } from '@pasar/domain'
import { expect, it } from 'vitest'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { openForEachTest } from '../../../testing/services'
import { action } from '../routes/profile.server'

const services = openForEachTest()

/** Saves the profile on a page in Malay. @returns whether its document is loaded anew */
async function isLoadedAnew(language: Language): Promise<boolean> {
  const body = new URLSearchParams({ name: 'Aisyah', phone: '', language, currency: 'MYR' })
  const request = new Request('http://pasar.test/user-profile?lang=ms', { method: 'POST', body })
  const context = makeContext(services(), request, { session: sessionOf(asBuyer(SMALL.users.buyer)) })
  const answer = await answerOf(action({ request, context, params: {} }))
  if (!(answer instanceof Response)) throw new Error('It was refused')
  return answer.headers.has('x-remix-reload-document')
}

it('loads the document anew where the language changes: the page would be of two languages', async () => {
  expect(await isLoadedAnew('ms')).toBe(false)
  expect(await isLoadedAnew('en')).toBe(true)
})
