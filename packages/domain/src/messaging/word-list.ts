/** Characters of the whole list. */
export const MAX_WORD_LIST_LENGTH = 4_000

/**
 * Words that hold a message until an admin has read it, unless admins keep another list. A `*` at the end stands for any
 * more letters.
 */
export const DEFAULT_WORDS: readonly string[] = [
  'whatsap*',
  'whtsap*',
  'watsapp*',
  'watsap*',
  'whatapp*',
  'wasap*',
  'wassap*',
  'wsap*',
  'ws saya',
  'ws me',
  'telegram*',
  'tg me',
  'wechat*',
  'weixin',
  'gmail*',
  'hotmail*',
  'bank transfer',
  'bank in',
  'cash on delivery outside',
  'pay outside',
  'pindahan bank',
  'transfer bank',
  'bayar luar',
  'bayar di luar',
  'bayar terus',
  'akaun bank',
  'nombor telefon',
  'no telefon',
  'luar aplikasi',
  'luar app*',
  '微信',
  '薇信',
  '威信',
  '徽信',
  'v信',
  '微x',
  'vx',
  '加微',
  '加wx',
  '扣扣',
  'qq号',
  '支付宝',
  '支付寶',
  '转账',
  '轉賬',
  '轉帳',
  '银行卡',
  '銀行卡',
  '私下交易',
  '手机号',
  '手機號',
  '电话号码',
  '電話號碼',
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
