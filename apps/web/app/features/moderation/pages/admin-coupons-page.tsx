import { linkTo } from '@pasar/domain/access/link-to'
import { COUPON_STATUSES } from '@pasar/domain/coupons/coupon-status'
import {
  STAFF_COUPON_COLUMNS,
  type StaffCouponColumn,
  staffCouponPath,
  staffCouponsFile,
  staffCouponsPath,
} from '@pasar/domain/coupons/staff-coupons'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'
import { ButtonLink } from '../../../ui/button'
import { Select } from '../../../ui/forms/select'
import { describeGain } from '../../coupons/client/coupon-words'
import { describeGoods } from '../../coupons/client/describe-goods'
import {
  CouponSpent,
  CouponState,
  CouponUses,
  CouponWhen,
  canSwitch,
} from '../../coupons/components/coupon-parts'
import { describeCategory } from '../../platform/client/category-words'
import { ColumnChoice } from '../../platform/components/lists/column-choice'
import { CsvLink } from '../../platform/components/lists/csv-link'
import { columnWords, type ListColumns, ListTable, RowLink } from '../../platform/components/lists/list-table'
import { KeptSort, SortLinks } from '../../platform/components/lists/sort-links'
import { chooseFor, StaffBulk } from '../../platform/components/lists/staff-bulk'
import { pageOf } from '../../platform/components/lists/view-bar'
import { Word } from '../../platform/components/lists/word'
import { StaffList, StaffSearch } from '../components/staff-list'
import type { loader } from '../routes/admin-coupons.server'

type Coupon = ReturnType<typeof useLoaderData<typeof loader>>['coupons'][number]

function describeTarget(t: Translate, { storeName, category, itemCount }: Coupon): string {
  if (storeName !== null) return describeGoods(t, { storeName, itemCount })
  if (category !== null) return describeCategory(t, category)
  return t('coupons.everywhere')
}

/** The coupons of the market and of all sellers, with what each has cost so far. */
export function AdminCouponsPage() {
  const t = useT()
  const { saved, filter, coupons, next, isFirst } = useLoaderData<typeof loader>()
  return (
    <StaffList
      words="couponWork"
      all="/admin/coupons"
      saved={saved}
      actions={
        <ButtonLink to="/admin/coupons/new" icon="plus">
          {t('ownCoupons.add')}
        </ButtonLink>
      }
      filter={<Filter />}
      isEmpty={coupons.length === 0}
      previousTo={isFirst ? null : staffCouponsPath(filter)}
      nextTo={next === null ? null : staffCouponsPath(filter, next)}
    >
      <SortLinks
        sort={filter.sort ?? 'usual'}
        to={(sort) => pageOf(saved, staffCouponsPath({ ...filter, sort }))}
      />
      <Coupons />
      <StaffBulk list="coupons" actions={['stop', 'resume']} path={staffCouponsPath(filter)} />
      <CsvLink to={staffCouponsFile(filter)} />
    </StaffList>
  )
}

function Filter() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  return (
    <StaffSearch
      filter={filter}
      label={t('couponWork.search')}
      show={t('figures.show')}
      columns={
        <ColumnChoice set={STAFF_COUPON_COLUMNS} columns={filter.columns} words={columnWords(COLUMNS)} />
      }
    >
      <KeptSort sort={filter.sort} />
      <Select
        label={t('couponWork.payer')}
        name="payer"
        defaultValue={filter.payer ?? ''}
        placeholder={t('couponWork.anyPayer')}
        options={(['platform', 'seller'] as const).map((value) => ({
          value,
          label: t(`couponWork.payer_${value}`),
        }))}
      />
      <Select
        label={t('couponWork.status')}
        name="status"
        defaultValue={filter.status ?? ''}
        placeholder={t('couponWork.anyStatus')}
        options={COUPON_STATUSES.map((value) => ({ value, label: t(`ownCoupons.${value}`) }))}
      />
    </StaffSearch>
  )
}

const COLUMNS: ListColumns<Coupon, StaffCouponColumn> = {
  gain: { words: 'couponWork.gain', wordy: true, cell: ({ gain }) => <Gain gain={gain} /> },
  target: { words: 'ownCoupons.forWhat', wordy: true, cell: (coupon) => <Target coupon={coupon} /> },
  payer: { words: 'couponWork.payer', cell: ({ payer }) => <Word of={`couponWork.payer_${payer}`} /> },
  when: { words: 'ownCoupons.when', cell: (coupon) => <CouponWhen coupon={coupon} /> },
  uses: { words: 'ownCoupons.uses', cell: (coupon) => <CouponUses coupon={coupon} /> },
  spent: { words: 'ownCoupons.spent', cell: (coupon) => <CouponSpent coupon={coupon} /> },
  state: { words: 'couponWork.status', cell: (coupon) => <State coupon={coupon} /> },
}

const Gain = ({ gain }: Pick<Coupon, 'gain'>) => describeGain(useT(), gain)
/** When one begins that is made for later is told with its state. */
const State = ({ coupon }: { coupon: Coupon }) => (
  <div>
    <CouponState coupon={coupon} side="staff" />
    {coupon.status === 'scheduled' && (
      <p className="mt-1 text-ink-soft">
        <CouponWhen coupon={coupon} />
      </p>
    )}
  </div>
)
const Target = ({ coupon }: { coupon: Coupon }) => describeTarget(useT(), coupon)

function Coupons() {
  const t = useT()
  const { coupons, filter } = useLoaderData<typeof loader>()
  return (
    <ListTable
      caption={t('couponWork.title')}
      head={{
        words: 'ownCoupons.code',
        cell: ({ id, code }) => <RowLink to={staffCouponPath(id)}>{code}</RowLink>,
      }}
      rows={coupons}
      columns={COLUMNS}
      shown={filter.columns}
      select={chooseFor<Coupon>(({ code }) => t('staffChanges.choose', { title: code }))}
      actions={{
        words: 'listing.actions',
        cell: (coupon) => <Switch coupon={coupon} />,
      }}
    />
  )
}

/** Leads to where the reason is given; the list is come back to as it is. */
function Switch({ coupon }: { coupon: Coupon }) {
  const t = useT()
  const { filter, cursor } = useLoaderData<typeof loader>()
  if (!canSwitch({ coupon, side: 'staff' })) return null
  const { id, code, isActive } = coupon
  const query = Object.fromEntries(new URLSearchParams(staffCouponsPath(filter, cursor).split('?')[1] ?? ''))
  const asked = { ...query, do: isActive ? 'stop' : 'resume', id }
  return (
    <ButtonLink
      to={linkTo('/admin/change/:list', { list: 'coupons' }, asked)}
      variant="secondary"
      size="small"
      icon={isActive ? 'pause' : 'play'}
      aria-label={t(isActive ? 'ownCoupons.stopOf' : 'ownCoupons.resumeOf', { code })}
      className="relative z-10"
    >
      {t(isActive ? 'ownCoupons.stop' : 'ownCoupons.resume')}
    </ButtonLink>
  )
}
