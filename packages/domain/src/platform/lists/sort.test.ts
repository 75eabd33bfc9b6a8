import { describe, expect, it } from 'vitest'
import { claimsFile, claimsPath, readClaimsFilter } from '../../disputes/claim-queue'
import { messagesFile, messagesPath, readMessagesFilter } from '../../moderation/message-queue'
import { mailsFile, mailsPath, readMailsFilter } from '../../moderation/operations'
import { readReportsView, reportsFile, reportsPath } from '../../moderation/report-queue'
import { readRunsView, runsFile, runsPath } from '../../payouts/run-list'
import {
  affiliateColumns,
  applicationsPath,
  queueFile,
  queuePath,
  readAffiliatesFilter,
  readApplicationsFilter,
} from '../../selling/application-lists'
import { orderOf } from './sort'

const params = (query: string) => new URLSearchParams(query)

it('turns the usual order of a queue round', () => {
  expect(orderOf('asc', 'usual')).toBe('asc')
  expect(orderOf('asc', 'reverse')).toBe('desc')
  expect(orderOf('desc', 'usual')).toBe('desc')
  expect(orderOf('desc', 'reverse')).toBe('asc')
})

describe('the address of a queue', () => {
  it('of claims has its list, its order and its columns, and nothing that is usual', () => {
    expect(claimsPath(readClaimsFilter(params('state=nonsense&sort=x&cols=y')))).toBe(
      '/admin/claims?cols=item',
    )
    expect(claimsPath(readClaimsFilter(params('')))).toBe('/admin/claims')
    const view = readClaimsFilter(params('state=decided&sort=reverse&cols=item&cols=opened&cols=store'))
    expect(view).toEqual({ list: 'decided', sort: 'reverse', columns: ['store', 'opened'] })
    expect(claimsPath(view, 'abc')).toBe(
      '/admin/claims?state=decided&sort=reverse&cols=item.store.opened&cursor=abc',
    )
    expect(claimsFile(view)).toBe('/admin/claims.csv?state=decided&sort=reverse')
  })

  it('of messages', () => {
    const view = readMessagesFilter(params('list=reports&sort=reverse&cols=item.body.heldFor&q=+kopi+'))
    expect(view).toEqual({ list: 'reports', sort: 'reverse', words: 'kopi', columns: ['body'] })
    expect(messagesPath(view, 'abc')).toBe(
      '/admin/messages?list=reports&q=kopi&sort=reverse&cols=item.body&cursor=abc',
    )
    expect(messagesPath(readMessagesFilter(params('')))).toBe('/admin/messages')
    expect(messagesFile(view)).toBe('/admin/messages.csv?list=reports&q=kopi&sort=reverse')
    expect(messagesPath(readMessagesFilter(params('list=decided&q=')))).toBe('/admin/messages?list=decided')
  })

  it('of mails, and of reports that are closed', () => {
    const mails = readMailsFilter(params('list=failed&q=siti%40kuih&sort=reverse'))
    expect(mails).toEqual({ list: 'failed', sort: 'reverse', words: 'siti@kuih' })
    expect(mailsPath(mails, 'abc')).toBe(
      '/admin/operations/mails?list=failed&q=siti%40kuih&sort=reverse&cursor=abc',
    )
    expect(mailsFile(readMailsFilter(params('list=x')))).toBe('/admin/operations/mails.csv')
    const reports = readReportsView(params('list=closed&q=+siti+&cols=item.closed'))
    expect(reportsPath(reports)).toBe('/admin/reports?list=closed&q=siti&cols=item.closed')
    expect(reportsFile(reports)).toBe('/admin/reports.csv?list=closed&q=siti')
    expect(readReportsView(params('cols=item.closed')).columns).toEqual([])
  })

  it('of payout runs', () => {
    const view = readRunsView(params('sort=reverse&cols=item.paid'))
    expect(view).toEqual({ sort: 'reverse', columns: ['paid'] })
    expect(runsPath(view)).toBe('/admin/payouts?sort=reverse&cols=item.paid')
    expect(runsPath(readRunsView(params('')))).toBe('/admin/payouts')
    expect(runsFile(view)).toBe('/admin/payouts.csv?sort=reverse')
  })

  it('of applications shows when those were decided that are', () => {
    const view = readApplicationsFilter(params('state=approved'))
    expect(view.columns).toContain('decided')
    expect(readApplicationsFilter(params('')).columns).toContain('applied')
    expect(applicationsPath('/seller-requests', view)).toBe('/seller-requests?state=approved')
    expect(queueFile('/seller-requests', readApplicationsFilter(params('state=asked&q=ali+baba')))).toBe(
      '/seller-requests.csv?state=asked&q=ali%20baba',
    )
    const affiliates = readAffiliatesFilter(params('state=asked&sort=reverse'))
    expect(affiliates).toEqual({
      list: 'pending',
      sort: 'reverse',
      words: '',
      columns: affiliateColumns('pending').usual,
    })
    expect(queuePath('/admin/affiliates', affiliates)).toBe('/admin/affiliates?sort=reverse')
    expect(queueFile('/become-reseller', affiliates)).toBe('/become-reseller.csv?sort=reverse')
  })
})
