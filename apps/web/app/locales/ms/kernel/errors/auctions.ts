import type { auctions } from '@pasar/domain/kernel/errors/auctions'

export default {
  AUCTIONS_OFF: 'Lelongan baharu dimatikan buat masa ini. Simpan sebagai draf, atau jual pada harga tetap.',
  AUCTION_ENDED: 'Lelongan ini telah tamat.',
  AUCTION_TAKEN: 'Seseorang sedang membeli barang ini. Jika mereka tidak membayar, bidaan diteruskan.',
  AUCTION_HAS_BIDS: 'Sudah ada bidaan dalam lelongan ini, jadi perkara ini tidak boleh diubah lagi.',
  AUCTION_NOT_STARTED: 'Lelongan ini sudah bermula, atau tidak lagi dijadualkan.',
  AUCTION_NOT_UNSOLD: 'Lelongan ini belum tamat, sudah terjual, atau sudah disenaraikan semula.',
  AUCTION_NO_SECOND: 'Tiada sesiapa lagi yang boleh ditawarkan lelongan ini.',
  AUCTION_NOT_IMPORTED: 'Lelongan diubah dalam borangnya sendiri, bukan melalui fail.',
  CARD_NEEDED:
    'Anda tidak membayar {{rule.unpaidWins}} lelongan yang anda menangi dalam {{rule.unpaidWinDays}} hari. Sila sahkan kad sebelum membida.',
  BID_UNUSUAL:
    'Bidaan maksimum anda ialah {{maximum}}, sedangkan harganya {{price}}. Jika itu yang anda maksudkan, tekan butang sekali lagi.',
  BID_TOO_LOW: 'Sila bida sekurang-kurangnya {{least}}.',
  BID_TOO_HIGH: 'Bidaan paling tinggi ialah RM {{rule.highestBid}}.',
  BID_BELOW_OWN: 'Anda sudah membida lebih daripada itu. Bidaan tidak boleh diturunkan.',
} satisfies Record<keyof typeof auctions, string>
