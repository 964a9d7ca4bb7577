{{- define "kazi.name" -}}
{{- if contains "kazi" .Release.Name }}{{ .Release.Name | trunc 52 | trimSuffix "-" }}{{ else }}{{ printf "%s-kazi" (.Release.Name | trunc 47 | trimSuffix "-") }}{{ end -}}
{{- end }}

{{- define "kazi.selector" -}}
app.kubernetes.io/name: kazi
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "kazi.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{ include "kazi.selector" . }}
app.kubernetes.io/version: {{ .Values.image.tag | default .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "kazi.serviceAccount" -}}
{{- .Values.serviceAccount.name | default (ternary (include "kazi.name" .) "default" .Values.serviceAccount.create) -}}
{{- end }}

{{/* Uploads of several servers lie where all of them find them. */}}
{{- define "kazi.check" -}}
{{- $several := or (gt (int .Values.replicas) 1) .Values.autoscaling.enabled -}}
{{- $bucket := has "FILES_URL" .Values.secret.keys -}}
{{- if not .Values.config.PUBLIC_URL }}{{ fail "config.PUBLIC_URL must say where people reach it, such as https://kazi.example.com" }}{{ end -}}
{{- if and (not $bucket) (not .Values.persistence.enabled) }}{{ fail "Uploads would be lost: enable persistence, or name FILES_URL in secret.keys" }}{{ end -}}
{{- if and $several (not $bucket) (ne .Values.persistence.accessMode "ReadWriteMany") }}{{ fail "Several servers need uploads in a bucket (FILES_URL in secret.keys) or persistence.accessMode ReadWriteMany" }}{{ end -}}
{{- if and .Values.ingress.enabled (not .Values.config.TRUST_PROXY) }}{{ fail "config.TRUST_PROXY must say where the ingress controller's pods are, such as 10.42.7.0/24: all callers would be one otherwise" }}{{ end -}}
{{- if and .Values.config.TRUST_PROXY (not (and .Values.networkPolicy.enabled .Values.networkPolicy.from)) }}{{ fail "config.TRUST_PROXY needs networkPolicy.enabled and networkPolicy.from: any pod could choose the address it comes from" }}{{ end -}}
{{- if and .Values.serviceMonitor.enabled (not (has "METRICS_TOKEN" .Values.secret.keys)) }}{{ fail "serviceMonitor needs METRICS_TOKEN in secret.keys" }}{{ end -}}
{{- end }}
