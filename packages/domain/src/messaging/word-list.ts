/** Characters of the whole list. */
export const MAX_WORD_LIST_LENGTH = 4_000

/**
 * Words that hold a message until an admin has read it, unless admins keep another list. A `*` at the end stands for any
 * more letters.
 */
export const DEFAULT_WORDS: readonly string[] = [
  'whatsapp*',
  'watsapp*',
  'watsap*',
  'whatapp*',
  'wasap*',
  'telegram*',
  'wechat*',
  'weixin',
  'gmail*',
  'hotmail*',
  'bank transfer',
  'bank in',
  'cash on delivery outside',
  'pay outside',
  'pindahan bank',
  'bayar luar',
  'bayar terus',
  'akaun bank',
  'nombor telefon',
  'luar aplikasi',
  '微信',
  '薇信',
  '威信',
  '加微',
  '扣扣',
  '支付宝',
  '转账',
  '银行卡',
  '私下交易',
  '手机号',
  'fuck*',
  'pukimak',
  'bodoh',
  '傻逼',
  '操你',
]

/** The words of a list that has one a line; empty lines and repeats are left out. */
export const readWordList = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]
