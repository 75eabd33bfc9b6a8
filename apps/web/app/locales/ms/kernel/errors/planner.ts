import type { planner } from '@pasar/domain/kernel/errors/planner'

export default {
  PLAN_DAY: 'Sila pilih tarikh mulai hari ini, dalam tempoh {{rule.planYears}} tahun.',
  PLAN_ITEM_DAY: 'Sila pilih tarikh mulai hari ini hingga tarikh senarai.',
  PLANS_FULL: 'Anda boleh mempunyai sehingga {{rule.plans}} senarai. Buang satu untuk membuat yang baharu.',
  PLAN_FULL:
    'Satu senarai boleh memuatkan sehingga {{rule.planItems}} barang. Buang satu untuk menambah yang lain.',
  PLAN_AUCTION: 'Lelongan tiada harga tetap, jadi ia tidak boleh dirancang.',
  PLAN_IS_EMPTY: 'Belum ada apa-apa dalam senarai ini.',
  GIFT_TAKEN: 'Sudah ada orang yang memberinya. Baki yang boleh diberi: {{left}}.',
  OWN_REGISTRY: 'Ini senarai anda sendiri. Anda boleh membawanya ke troli daripada perancang anda.',
} satisfies Record<keyof typeof planner, string>
