#!/bin/bash
# Starts Chromium with the screen reader Orca on a screen of its own, and prints what Orca says. Browsers are driven by the
# keyboard through port 9333 (`chromium.connectOverCDP('http://localhost:9333')`). How to install it: docs/testing.md.
set -u
if [ "${1:-}" != inside ]; then
  exec env DISPLAY=:77 dbus-run-session -- "$0" inside
fi
dir=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$dir"' EXIT
export HOME=$dir XDG_RUNTIME_DIR=$dir XDG_SESSION_TYPE=x11 ACCESSIBILITY_ENABLED=1 LANG=C.UTF-8
chmod 700 "$dir"
Xvfb :77 -screen 0 1280x1000x24 2>/dev/null &
sleep 1
# Orca reads the window that is active, which takes something that manages windows.
openbox 2>/dev/null &
/usr/libexec/at-spi-bus-launcher --launch-immediately 2>/dev/null &
# A voice that says nothing: what Orca would say stands in its log.
mkdir -p "$dir/.config/speech-dispatcher"
{
  sed -e 's/^#* *DefaultModule.*/DefaultModule dummy/' -e 's/^ *AddModule/#&/' /etc/speech-dispatcher/speechd.conf
  echo 'AddModule "dummy" "sd_dummy" ""'
} >"$dir/.config/speech-dispatcher/speechd.conf"
speech-dispatcher -d -C "$dir/.config/speech-dispatcher" 2>/dev/null
sleep 1
chromium --no-sandbox --force-renderer-accessibility --user-data-dir="$dir/profile" --remote-debugging-port=9333 \
  --no-first-run --disable-gpu --window-size=1200,900 about:blank >/dev/null 2>&1 &
sleep 3
touch "$dir/orca.log"
orca --replace --debug-file="$dir/orca.log" >/dev/null 2>&1 &
tail -n +1 -f "$dir/orca.log" | sed -unE "s/^[0-9:.]+ - SPEECH OUTPUT: '//; T; s/'(\{.*)?\$//; p"
