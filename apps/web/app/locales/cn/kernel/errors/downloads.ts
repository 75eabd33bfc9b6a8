import type { downloads } from '@pasar/domain/kernel/errors/downloads'

export default {
  DOWNLOADS_USED_UP: '此文件您已下载 {{rule.downloads}} 次。如仍需要，请联系卖家。',
  DOWNLOAD_ENDED: '此次购买已取消或退款，文件不能再下载。',
  FILE_MISSING: '请先选择文件。',
  FILE_MISNAMED: '文件内容与文件名不符。请确认文件能正常打开，且扩展名正确。',
  FILE_KIND: '此类文件不能在这里出售，可打包成 ZIP。',
  FILE_TOO_HEAVY: '此文件超过 {{rule.fileMegabytes}} MB，请压缩或拆分。',
  FILES_FULL: '每件商品最多 {{rule.files}} 个文件，可将多个文件打包成一个 ZIP。',
  FILES_SPACE: '您的文件总量会超过 {{rule.filesGigabytes}} GB。请撤回不再需要的旧版本，空间会在一天后释放。',
  FILE_LAST: '买家需要有文件可下载。请先上传新文件，再撤回此版本。',
  FILE_WITHDRAWN: '卖家已撤回此版本。请下载订单中列出的版本。',
  ITEM_WITHOUT_FILE: '下载商品必须有文件。请先存为草稿，上传文件，再发布。',
  ITEM_NOT_DIGITAL: '只有数码商品才附带文件。',
} satisfies Record<keyof typeof downloads, string>
