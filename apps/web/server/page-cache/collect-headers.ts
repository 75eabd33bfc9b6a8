import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import { localsOf } from '../http/locals'

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

const NONCE = '{nonce}'

/**
 * The headers that a middleware sets on every answer, for answers that go out without passing it.
 * @param protect sets headers from nothing but `response.locals.nonce`
 */
export function collectHeaders(protect: Middleware): (nonce: string) => OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = Object.assign(new ServerResponse(request), { locals: { nonce: NONCE } })
  protect(request, response, (error) => {
    if (error !== undefined) throw error
  })
  const fixed = { ...response.getHeaders() }
  const withNonce = Object.entries(fixed).filter(([, value]) => String(value).includes(NONCE))
  return (nonce) => ({
    ...fixed,
    ...Object.fromEntries(withNonce.map(([name, value]) => [name, String(value).replaceAll(NONCE, nonce)])),
  })
}

/** A middleware that sets such headers: making them anew for each answer takes ten times as long. */
export const setHeaders =
  (headersFor: (nonce: string) => OutgoingHttpHeaders): RequestHandler =>
  (_request, response, next) => {
    const { nonce = '' } = localsOf(response)
    for (const [name, value] of Object.entries(headersFor(nonce)))
      if (value !== undefined) response.setHeader(name, value)
    next()
  }
