import { days, LANGUAGES, type Language } from '@pasar/domain'
import type { SeedIds } from '../ids'
import type { SeedWriter } from '../writer'

interface Post {
  slug: string
  place: string
  words: Record<Language, { title: string; body: string }>
}

const POSTS: readonly Post[] = [
  {
    slug: 'seller-support',
    place: 'Kuala Lumpur',
    words: {
      en: {
        title: 'Seller support',
        body: 'You help sellers open their stores, answer what the help centre does not, and tell us what is hard to understand.\n\n- You write Malay and English with ease; Mandarin helps.\n- You have sold something yourself, online or at a stall.',
      },
      cn: {
        title: '卖家支援专员',
        body: '您协助卖家开店，解答帮助中心没有的问题，并告诉我们哪里难懂。\n\n- 能流利书写马来文和英文，会中文更好。\n- 自己卖过东西，无论在网上还是摆摊。',
      },
      ms: {
        title: 'Sokongan penjual',
        body: 'Anda membantu penjual membuka kedai, menjawab apa yang tiada di pusat bantuan, dan memberitahu kami apa yang sukar difahami.\n\n- Anda menulis bahasa Melayu dan Inggeris dengan lancar; Mandarin satu kelebihan.\n- Anda pernah menjual sesuatu, dalam talian atau di gerai.',
      },
    },
  },
  {
    slug: 'claims-and-trust',
    place: 'George Town, Pulau Pinang',
    words: {
      en: {
        title: 'Claims and trust',
        body: 'You look at claims of buyers and answers of sellers, and decide so that both understand why.\n\n- You read carefully and write kindly.\n- You know consumer law, or like to learn it.',
      },
      cn: {
        title: '售后与信任专员',
        body: '您审阅买家的售后申请和卖家的答复，作出让双方都明白的决定。\n\n- 阅读仔细，措辞友善。\n- 熟悉消费者法律，或愿意学习。',
      },
      ms: {
        title: 'Tuntutan dan kepercayaan',
        body: 'Anda meneliti tuntutan pembeli dan jawapan penjual, dan memutuskan supaya kedua-duanya faham sebabnya.\n\n- Anda membaca dengan teliti dan menulis dengan sopan.\n- Anda tahu undang-undang pengguna, atau suka mempelajarinya.',
      },
    },
  },
  {
    slug: 'software-engineer',
    place: 'Remote, Malaysia',
    words: {
      en: {
        title: 'Software engineer',
        body: 'You build features from the database to the button, and test them so that they stay.\n\n- TypeScript, SQL, and respect for pages that work without scripts.\n- You write down why.',
      },
      cn: {
        title: '软件工程师',
        body: '您负责从数据库到按钮的完整功能，并写好测试，让它长久可靠。\n\n- 熟悉 TypeScript、SQL，重视不靠脚本也能使用的网页。\n- 会把理由写下来。',
      },
      ms: {
        title: 'Jurutera perisian',
        body: 'Anda membina ciri dari pangkalan data hingga ke butang, dan mengujinya supaya ia kekal.\n\n- TypeScript, SQL, dan menghargai halaman yang berfungsi tanpa skrip.\n- Anda menulis sebabnya.',
      },
    },
  },
]

/** Posts of the demonstration's careers page. */
export function writeJobPosts(writer: SeedWriter, ids: SeedIds, now: number): void {
  for (const [position, { slug, place, words }] of POSTS.entries()) {
    const createdAt = now - days(7 * (position + 1))
    const id = ids.next('jobPost', createdAt)
    writer.insert('job_posts', { id, slug, position, place, is_open: 1, created_at: createdAt })
    for (const language of LANGUAGES)
      writer.insert('job_post_texts', { post_id: id, language, ...words[language] })
  }
}
