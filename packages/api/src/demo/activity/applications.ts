import { affiliateSchema, days, hours, minutes, sellerApplicationSchema } from '@pasar/domain'
import { requireActor } from '../../access/actors'
import { applyAsSeller, approveSeller, askApplicant, openPurchases, rejectSeller } from '../../selling'
import { applyAsAffiliate } from '../../support'
import { applicationOf, MANAGER, memberBy, RESELLER, type Scene, shopper, writePaper } from './stage'

interface Applicant {
  email: string
  ago: number
  /** Came by the reseller's link. */
  isReferred?: boolean
  given: object
}

const NORAINI: Applicant = {
  email: shopper(5),
  ago: days(21),
  given: {
    kind: 'person',
    legalName: 'Noraini binti Mat Isa',
    registration: '810612-03-5124',
    address: '14 Kampung Laut, 16250 Tumpat, Kelantan',
    phone: '019-955 2210',
    storeName: 'Anyaman Noraini',
    message:
      'Bakul dan tikar mengkuang, dianyam sendiri bersama dua orang jiran. Kami menerima tempahan saiz.',
    bank: 'BIMBMYKL',
    accountNumber: '03012345678901',
    accountHolder: 'Noraini binti Mat Isa',
  },
}
const CAI: Applicant = {
  email: shopper(55),
  ago: days(26),
  given: {
    kind: 'business',
    legalName: 'Chua Tea Trading Sdn. Bhd.',
    registration: '201501034567',
    address: '27 Jalan Petaling, 50000 Kuala Lumpur',
    phone: '03-2078 1180',
    storeName: '蔡记茶行',
    message: '六堡茶、普洱和茶具，家里经营三代，想开始在网上卖。',
    bank: 'MBBEMYKL',
    accountNumber: '514123456789',
    accountHolder: 'Chua Tea Trading Sdn. Bhd.',
  },
}
const JESSICA: Applicant = {
  email: shopper(33),
  ago: days(12),
  given: {
    kind: 'business',
    legalName: 'Jessica Bakes',
    registration: 'JM0912345-K',
    address: '5 Lorong Bunga Raya, 11600 George Town, Penang',
    phone: '012-488 7361',
    storeName: 'Jessica Bakes',
    message: 'Pineapple tarts and kuih kapit in tins, baked to order. Halal certificate is on its way.',
    bank: 'PBBEMYKL',
    accountNumber: '3123456789',
    accountHolder: 'Jessica Dass',
  },
}
const SHAHRUL: Applicant = {
  email: shopper(18),
  ago: days(5),
  isReferred: true,
  given: {
    kind: 'person',
    legalName: 'Shahrul Nizam bin Rosli',
    registration: '880923-08-5633',
    address: '9 Jalan Gopeng, 31300 Ipoh, Perak',
    phone: '017-512 9046',
    storeName: 'Kebun Shahrul',
    message:
      'Anak pokok buah-buahan dan baja organik. Saya hantar dua kali seminggu, dibungkus supaya tidak patah.',
    bank: 'MBBEMYKL',
    accountNumber: '158012345678',
    accountHolder: 'Shahrul Nizam bin Rosli',
  },
}
const YAP: Applicant = {
  email: shopper(54),
  ago: days(2),
  given: {
    kind: 'business',
    legalName: 'ZH Timepieces',
    registration: 'SA0456789-T',
    address: '112 Jalan Padungan, 93300 Kuching, Sarawak',
    phone: '082-419 223',
    storeName: '志豪钟表',
    message: '机械表保养、二手手表和表带，每只表都附检查记录。',
    bank: 'CIBBMYKL',
    accountNumber: '8001234567',
    accountHolder: 'Yap Zhi Hao',
  },
}
const ALVIN: Applicant = {
  email: shopper(38),
  ago: hours(3),
  isReferred: true,
  given: {
    kind: 'person',
    legalName: 'Alvin Ngu Kee Huat',
    registration: '900214-13-6027',
    address: '40 Jalan Bintang, 98000 Miri, Sarawak',
    phone: '014-690 3318',
    storeName: 'Ngu Woodcraft',
    message:
      'Chopping boards and trays from belian and meranti offcuts, oiled by hand. Ten to twenty pieces a month.',
    bank: 'RHBBMYKL',
    accountNumber: '21234567890123',
    accountHolder: 'Alvin Ngu Kee Huat',
  },
}

const apply = ({ email, ago, isReferred = false, given }: Applicant): Scene => ({
  ago,
  play: async (ctx) => {
    const member = await memberBy(ctx, email)
    const input = sellerApplicationSchema.parse({ terms: 'on', ...given })
    const referral = isReferred ? (await memberBy(ctx, RESELLER)).id : null
    const proof = await writePaper(ctx, member.language, input.legalName, [input.registration, input.address])
    await applyAsSeller(ctx, member, input, proof, referral)
  },
})

const managerOf = async (ctx: Parameters<Scene['play']>[0]) =>
  requireActor('manager', await memberBy(ctx, MANAGER))

const decisions: Scene[] = [
  {
    ago: CAI.ago - days(1),
    play: async (ctx) =>
      rejectSeller(ctx, await managerOf(ctx), await applicationOf(ctx, CAI.email), {
        reason: '证件照片看不清楚，请上传清晰的商业注册证。',
      }),
  },
  {
    ago: NORAINI.ago - hours(20),
    play: async (ctx) => {
      // What she has bought depends on the day the market is made for, and may not have ended.
      const open = await openPurchases(ctx, await memberBy(ctx, NORAINI.email))
      if (open !== null && open.orders.length + open.bids.length > 0) return
      await approveSeller(ctx, await managerOf(ctx), await applicationOf(ctx, NORAINI.email))
    },
  },
  {
    ago: JESSICA.ago - days(1),
    play: async (ctx) =>
      askApplicant(ctx, await managerOf(ctx), await applicationOf(ctx, JESSICA.email), {
        question: 'Please send the food premises licence of the kitchen you bake in.',
      }),
  },
]

const recruit = (email: string, ago: number, given: object): Scene => ({
  ago,
  play: async (ctx) => applyAsAffiliate(ctx, await memberBy(ctx, email), affiliateSchema.parse(given)),
})

/** Members who want to sell or to recruit, and what the manager has decided so far. */
export const APPLICATIONS: readonly Scene[] = [
  ...[CAI, NORAINI, JESSICA, SHAHRUL, YAP, ALVIN].map(apply),
  ...decisions,
  recruit(shopper(51), days(4) - minutes(25), {
    channel: 'social',
    message: '我在小红书分享本地手作，有一万二千名粉丝，常有摊主问我怎么上网卖。',
  }),
  recruit(shopper(12), hours(30), {
    channel: 'community',
    phone: '013-770 4512',
    message:
      'Saya mengurus pasar tani di Batu Pahat. Lebih kurang empat puluh peniaga di situ belum menjual dalam talian.',
  }),
]
