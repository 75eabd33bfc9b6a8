import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldError, fieldMaker, formError } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { courierOptions } from '../components/tracking'
import type { action, loader } from '../routes/seller-ship-many.server'
import type { ShipRow } from '../server/ship-many.server'

/** Courier and number of several parcels: typed, or pasted from a table. */
export function ShipManyPage() {
  const t = useT()
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const given = answer && 'rows' in answer ? answer : null
  const failure = answer?.failure
  const rows = given?.rows ?? loaded.rows
  // Both forms bring a table; only one of a file says so.
  const isOfFile = failure?.values.file !== undefined
  const tableError = fieldError(t, failure, 'table')
  const tooLarge = failure?.fields.file && t('errors.IMPORT_TOO_LARGE', { most: loaded.mostMegabytes })
  return (
    <WorkFrame
      area="seller"
      title={t('sales.shipMany')}
      lead={t('sales.shipManyLead')}
      actions={
        <TextLink to="/orders/seller" className="inline-flex min-h-11 items-center">
          {t('fulfilment.back')}
        </TextLink>
      }
    >
      <div className="space-y-4">
        <FormProblem failure={failure} />
        {given && given.shipped.length > 0 && (
          <Notice tone="success" title={t('sales.shippedMany', { count: given.shipped.length })}>
            {given.shipped.join(', ')}
          </Notice>
        )}
        {given?.rows.some((row) => row.failure !== undefined) && (
          <Notice tone="error" title={t('sales.someRefused')} />
        )}
        {given && given.unknown.length > 0 && (
          <Notice tone="warning" title={t('sales.unknownLines')}>
            <ul>
              {given.unknown.map(({ line, number }) => (
                <li key={line}>{t('sales.unknownLine', { line, number })}</li>
              ))}
            </ul>
          </Notice>
        )}
        {given && given.partOnly.length > 0 && (
          <Notice tone="warning" title={t('sales.partOnly')}>
            <ul>
              {given.partOnly.map(({ line, number, id, restPieces }) => (
                <li key={line}>
                  {t('sales.unknownLine', { line, number })},{' '}
                  <TextLink to={linkTo('/seller/orders/:id/ship', { id })}>
                    {t('parts.toShip', { count: restPieces })}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {given && given.wrong.length > 0 && (
          <Notice tone="warning" title={t('sales.wrongCells')}>
            <ul>
              {given.wrong.map(({ line, column, text }) => (
                <li key={`${line} ${column}`} className="wrap-anywhere">
                  {t('sales.wrongCell', {
                    line,
                    column: t(column === 'courier' ? 'fulfilment.courier' : 'fulfilment.trackingNumber'),
                    text: text === '' ? t('sales.emptyCell') : text,
                  })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {given && given.leftOut > 0 && (
          <Notice tone="warning" title={t('sales.tooMany', { count: given.leftOut })} />
        )}
        {rows.length > 0 && <Rows rows={rows} couriers={loaded.couriers} />}
        <SendFile error={isOfFile ? (tableError ?? tooLarge) : undefined} />
        <PasteTable
          table={failure?.values.table ?? given?.table ?? ''}
          error={isOfFile ? undefined : tableError}
        />
      </div>
    </WorkFrame>
  )
}

function Rows({ rows, couriers }: { rows: readonly ShipRow[]; couriers: readonly string[] }) {
  const t = useT()
  // What a pasted table fills in replaces what stood in the fields.
  const contents = rows
    .map(({ id, courier, trackingNumber, rest }) => [id, courier, trackingNumber, rest].join())
    .join()
  return (
    <Form method="post" noValidate key={contents} className="space-y-3">
      <ul className="space-y-3">
        {rows.map((row) => (
          <Row key={row.id} row={row} couriers={couriers} />
        ))}
      </ul>
      <Button type="submit" name="intent" value="ship" icon="truck">
        {t('sales.shipThese')}
      </Button>
    </Form>
  )
}

function Row({ row, couriers }: { row: ShipRow; couriers: readonly string[] }) {
  const t = useT()
  const { id, number, buyerName, city, rest, failure } = row
  const field = fieldMaker(t, failure, { courier: row.courier, trackingNumber: row.trackingNumber })
  const problem = formError(t, failure)
  const isAtField = Object.keys(failure?.fields ?? {}).length > 0
  return (
    <Card as="li">
      <fieldset className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <legend className="sr-only">{t('fulfilment.number', { number })}</legend>
        <div className="min-w-0">
          <p className="font-bold">{t('fulfilment.number', { number })}</p>
          <p className="text-sm break-words text-ink-soft">
            {[buyerName, city].filter((part) => part !== null && part !== '').join(', ')}
          </p>
          {rest > 0 && (
            <p className="text-sm text-kunyit-ink">
              <input type="hidden" name={`rest-${id}`} value={rest} />
              {t('sales.rest', { count: rest })}
            </p>
          )}
          {problem !== undefined && !isAtField && (
            <p role="alert" className="text-sm font-semibold text-bunga-ink">
              {problem}
            </p>
          )}
        </div>
        <Select
          label={t('fulfilment.courier')}
          options={courierOptions(t, couriers)}
          placeholder={t('fulfilment.chooseCourier')}
          {...field('courier')}
          name={`courier-${id}`}
        />
        <TextField
          label={t('fulfilment.trackingNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          {...field('trackingNumber')}
          name={`tracking-${id}`}
        />
      </fieldset>
    </Card>
  )
}

function SendFile({ error }: { error: string | undefined }) {
  const t = useT()
  const { mostMegabytes } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('sales.file')}>
      <Form method="post" encType="multipart/form-data" noValidate className="space-y-3">
        <TextField
          label={t('sales.fileLabel')}
          hint={t('sales.fileHint', { size: mostMegabytes })}
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,.xlsx"
          error={error ?? null}
        />
        <Button type="submit" variant="secondary">
          {t('sales.checkFile')}
        </Button>
      </Form>
    </Card>
  )
}

function PasteTable({ table, error }: { table: string; error: string | undefined }) {
  const t = useT()
  return (
    <Card as="section" title={t('sales.paste')}>
      <Form method="post" noValidate className="space-y-3">
        <TextArea
          label={t('sales.table')}
          hint={t('sales.tableHint')}
          name="table"
          rows={5}
          defaultValue={table}
          error={error ?? null}
        />
        <Button type="submit" name="intent" value="check" variant="secondary">
          {t('sales.check')}
        </Button>
      </Form>
    </Card>
  )
}
