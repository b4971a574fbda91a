@echo off
rem Runs Cleave on Windows: from the unpacked archive of a release, or from this folder, where it is built the first time. What reads Parquet, Arrow or
rem Excel is a jar beside the command's, built and loaded where a name asks for it; drivers of databases are the user's own, in CLEAVE_CLASSPATH.
setlocal
set "here=%~dp0"
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo cleave: needs Java 17 or later; set JAVA_HOME or put java on the PATH 1>&2
  exit /b 2
)
set "program=cleave-cli"
set "name=cleave"
set "main=dev.cleave.cli.Main"
set "lab="
if /i "%~1"=="lab" set "lab=yes"
if /i "%~1"=="compare" set "lab=yes"
if defined lab set "program=cleave-lab"
if defined lab set "name=cleave-lab"
if defined lab set "main=dev.cleave.lab.command.LabMain"
set "jar=%here%%name%-all.jar"
if not exist "%jar%" set "jar=%here%%program%\target\%name%-all.jar"
if not exist "%jar%" call :build %program% || exit /b 70
set "more="
:next
if "%~1"=="" goto run
for %%s in (.parquet) do if /i "%~x1"=="%%s" call :reader cleave-parquet || exit /b 70
for %%s in (.arrow .arrows .feather) do if /i "%~x1"=="%%s" call :reader cleave-arrow || exit /b 70
for %%s in (.xlsx .xlsm .xls) do if /i "%~x1"=="%%s" call :reader cleave-excel || exit /b 70
shift /1
goto next

:run
if defined CLEAVE_CLASSPATH set "more=%more%;%CLEAVE_CLASSPATH%"
set "kernels=dev.cleave.kernel.Vector*::*"
"%java%" -XX:+UnlockExperimentalVMOptions -XX:+EnableVectorSupport -Dcleave.vector=true -XX:CompileCommand=quiet ^
  "-XX:CompileCommand=BackgroundCompilation,%kernels%,false" "-XX:CompileCommand=CompileThresholdScaling,%kernels%,0.01" ^
  -XX:+UseSerialGC --add-exports java.base/jdk.internal.module=ALL-UNNAMED %CLEAVE_JAVA_OPTIONS% -cp "%jar%%more%" %main% %*
exit /b %errorlevel%

rem Adds the jar of a module; twice is as good as once.
:reader
set "reader=%here%%1-all.jar"
if not exist "%reader%" set "reader=%here%%1\target\%1-all.jar"
if not exist "%reader%" call :build %1 || exit /b 70
set "more=%more%;%reader%"
exit /b 0

:build
echo cleave: building, about a minute the first time ... 1>&2
call "%here%mvnw.cmd" -q -B -f "%here%pom.xml" -Dmaven.test.skip=true -Dspotless.check.skip -Dforbiddenapis.skip -pl %1 -am package
exit /b %errorlevel%
