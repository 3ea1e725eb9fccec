#!/bin/sh
# A school's own certificates, for a server without a name on the internet: make-certificate.sh FOLDER NAME|ADDRESS…
#
#   make-certificate.sh /etc/mathflow mathflow.school.lan 10.0.0.5
#
# The first time it makes a root (root.pem, root-key.pem), which is put on every device once and holds for ten years. Every time it
# makes the server's certificate (cert.pem, key.pem), which holds for 397 days, longer than which no browser takes one: the same command renews it.
# A root vouches for the names it was made for, those below them, and addresses of private networks, and for nothing else: for other
# names make another root, in another folder.
set -eu
umask 077

fail() {
  echo "make-certificate: $*" >&2
  exit 1
}

[ $# -ge 2 ] || {
  sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
  exit 2
}
folder=$1
shift
mkdir -p -m 755 "$folder"
cd "$folder"
work=$(mktemp -d ./new.XXXXXX)
trap 'rm -rf "$work"' EXIT

# What the certificate is for, and which of it only a root can vouch for that was made for it.
names='' own=''
for name in "$@"; do
  case $name in
  *[!A-Za-z0-9.:-]* | -* | .*) fail "$name is neither a name nor an address." ;;
  *:*) kind=IP net=/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff ;;
  *[!0-9.]*) kind=DNS net='' ;;
  *) kind=IP net=/255.255.255.255 ;;
  esac
  names="$names,$kind:$name"
  own="$own,permitted;$kind:$name$net"
done
# Without a single name a root would vouch for every one; `invalid` is nobody's.
case $names in *DNS:*) ;; *) own="$own,permitted;DNS:invalid" ;; esac
private='permitted;IP:10.0.0.0/255.0.0.0,permitted;IP:172.16.0.0/255.240.0.0,permitted;IP:192.168.0.0/255.255.0.0,permitted;IP:fc00::/fe00::'

if [ ! -e root.pem ] && [ ! -e root-key.pem ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -sha256 \
    -subj "/CN=MathFlow root $(date -u +%Y-%m-%d)" \
    -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' -addext 'keyUsage=critical,keyCertSign,cRLSign' \
    -addext "nameConstraints=critical,$private$own" \
    -keyout "$work/root-key.pem" -out "$work/root.pem" 2>"$work/said" || fail "$(cat "$work/said")"
  chmod 644 "$work/root.pem"
  # The key first: a root without one would be in the way of the next attempt.
  mv -n "$work/root-key.pem" root-key.pem
  mv -n "$work/root.pem" root.pem
fi
[ -s root.pem ] && [ -s root-key.pem ] || fail "root.pem and root-key.pem belong together, and one of them is not in $folder."

openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=MathFlow \
  -keyout "$work/key.pem" -out "$work/request" 2>"$work/said" || fail "$(cat "$work/said")"
cat >"$work/extensions" <<EXTENSIONS
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature
extendedKeyUsage=serverAuth
subjectAltName=${names#,}
subjectKeyIdentifier=hash
authorityKeyIdentifier=keyid
EXTENSIONS
openssl x509 -req -in "$work/request" -CA root.pem -CAkey root-key.pem -set_serial "0x$(openssl rand -hex 16)" \
  -days 397 -sha256 -extfile "$work/extensions" -out "$work/cert.pem" 2>"$work/said" || fail "$(cat "$work/said")"
openssl verify -CAfile root.pem "$work/cert.pem" >"$work/said" 2>&1 ||
  fail "The root in $folder was not made for $*: $(sed -n 's/^error [0-9]* at [^:]*: *//p' "$work/said")"
chmod 644 "$work/cert.pem"
for file in key.pem cert.pem; do
  # Who was let read the ones before may read these.
  if [ -e $file ]; then
    chown --reference=$file "$work/$file"
    chmod --reference=$file "$work/$file"
  fi
  mv "$work/$file" $file
done

echo "$folder/cert.pem is for $* until $(openssl x509 -noout -enddate -in cert.pem | cut -d= -f2)"
echo "$folder/root.pem goes on the devices; its SHA-256 is $(openssl x509 -noout -fingerprint -sha256 -in root.pem | cut -d= -f2)"
