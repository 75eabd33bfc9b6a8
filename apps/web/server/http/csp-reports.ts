import type { Context } from '@pasar/api'
import { DomainError } from '@pasar/domain'
import express, { type RequestHandler } from 'express'
import { z } from 'zod'
import { answerRefusal } from './refusal'
import { askedOf } from './requests'
import { refuseBodiesOver } from './security'

const MAX_BYTES = 16 * 1_024
const MAX_PER_BODY = 10
/** A page that violates its policy does so for every reader: each violation is logged once until so many others were. */
const MAX_REMEMBERED = 500

const text = z.string().max(4_000).default('')

/** What browsers post to `report-uri`, and to `report-to`. */
const bodies = z.union([
  z
    .object({
      'csp-report': z.object({
        'document-uri': text,
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
        'source-file': text,
        'line-number': z.number().default(0),
      }),
    })
    .transform(({ 'csp-report': report }) => [
      {
        page: report['document-uri'],
        directive: report['effective-directive'] || report['violated-directive'],
        blocked: report['blocked-uri'],
        source: report['source-file'],
        line: report['line-number'],
      },
    ]),
  z
    .array(
      z.object({
        type: z.literal('csp-violation'),
        body: z.object({
          documentURL: text,
          effectiveDirective: text,
          blockedURL: text,
          sourceFile: text.nullable(),
          lineNumber: z.number().nullish(),
        }),
      }),
    )
    .max(MAX_PER_BODY)
    .transform((reports) =>
      reports.map(({ body }) => ({
        page: body.documentURL,
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        source: body.sourceFile ?? '',
        line: body.lineNumber ?? 0,
      })),
    ),
])

function parse(body: unknown): z.output<typeof bodies> | null {
  try {
    return bodies.parse(JSON.parse(String(body)))
  } catch {
    return null
  }
}

/** Collects what pages' policies have stopped, in the log. Anyone can post here: little is taken, and nothing twice. */
export function collectReports(ctx: Context, logPath: (url: string) => string): RequestHandler[] {
  const given = new Set<string>()
  /** Addresses without query; what is no address (`inline`, `data`) is a word of the policy's language. */
  const shorten = (url: string): string => {
    if (!URL.canParse(url)) return url.slice(0, 40)
    const { origin, protocol, pathname } = new URL(url)
    return origin === 'null' ? protocol : `${origin}${logPath(pathname)}`
  }
  const receive: RequestHandler = (request, response) => {
    try {
      ctx.limits.count('report', askedOf(request).client)
    } catch (error) {
      if (error instanceof DomainError) return void answerRefusal(error, request, response)
      throw error
    }
    const reports = parse(request.body)
    if (reports === null) return void response.status(400).end()
    for (const { page, directive, blocked, source, line } of reports) {
      const report = {
        page: shorten(page),
        directive: directive.slice(0, 60),
        blocked: shorten(blocked),
        source: shorten(source),
        line,
      }
      const key = JSON.stringify(report)
      if (given.has(key)) continue
      if (given.size >= MAX_REMEMBERED) given.clear()
      given.add(key)
      ctx.log.warn({ report }, 'a policy stopped something on a page')
    }
    response.status(204).end()
  }
  return [refuseBodiesOver(MAX_BYTES), express.text({ type: () => true, limit: MAX_BYTES }), receive]
}
